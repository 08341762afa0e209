interface Failure {
  readonly failed: "page" | "part";
  /** Null for a notice above the page. */
  readonly container: Element | null;
  readonly retry: () => void;
}

/** Replaces an earlier notice in the same container. Returns a function that removes the notice. */
export function showFailure({ failed, container, retry }: Failure): () => void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-failure-notice]");
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement) || template === null) return () => undefined;
  const parent = container ?? document.body;
  parent.querySelector(":scope > [data-failure]")?.remove();
  const text = (name: string): string => template.dataset[name] ?? "";
  const [title, reason] = notice.querySelectorAll("[data-failure-text]");
  title?.append(text(failed));
  reason?.append(text(navigator.onLine ? "unreachable" : "offline"));
  notice.dataset["failure"] = container === null ? "" : "inline";
  const remove = (): void => notice.remove();
  notice.querySelector("button")?.addEventListener("click", () => {
    remove();
    retry();
  });
  parent.append(notice);
  return remove;
}

/** Loads a part of the page and shows it, or reports the failure in the container that needs it. */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  show: (part: Part) => void,
  container: Element | null = null,
): Promise<void> {
  const attempt = async (isRetry: boolean): Promise<void> => {
    const part = await load().catch(() => null);
    if (part !== null) return show(part);
    // A part of a build that was replaced: the page of the new build has its own.
    if (isRetry && (await isPageReachable())) return window.location.reload();
    showFailure({ failed: "part", container, retry: () => void attempt(true) });
  };
  await attempt(false);
}

const isPageReachable = (): Promise<boolean> =>
  fetch(window.location.href, { cache: "no-cache" }).then(
    ({ ok }) => ok,
    () => false,
  );
