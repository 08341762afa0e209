/** A page that has just come: the style sheet lets browsers lay out what is near its top alone. */
const state = "arriving";

/** Lets a page be painted before all of it is laid out, which takes longer than the rest of its coming; then that follows. */
export function layOutTopFirst(frame: HTMLElement): void {
  frame.dataset["page"] = state;
  // The frame is painted between the two.
  requestAnimationFrame(() => void setTimeout(layOutAll));
}

/** For a page that is shown from another place than its top. */
export function layOutAll(): void {
  for (const frame of document.querySelectorAll<HTMLElement>(`[data-page=${state}]`)) frame.dataset["page"] = "";
}
