import { announce, announcements } from "../lib/browser/announce";

const CONFIRMATION_MS = 2000;

export async function copyText(button: HTMLElement, textOf: () => string | Promise<string>): Promise<void> {
  const { copied = "", failed = "" } = announcements();
  try {
    const text = await textOf();
    // Without a secure context, browsers have no clipboard.
    await navigator.clipboard.writeText(text);
    showResult(button, copied);
  } catch {
    showResult(button, failed);
  }
}

/** Replaces the button's text for a moment, without its accessible name, which would hide the text. */
function showResult(button: HTMLElement, text: string): void {
  announce(text);
  const { idle = button.textContent, name = button.ariaLabel ?? "" } = button.dataset;
  Object.assign(button.dataset, { idle, name });
  button.textContent = text;
  button.removeAttribute("aria-label");
  window.setTimeout(() => {
    announce("");
    button.textContent = idle;
    if (name !== "") button.ariaLabel = name;
  }, CONFIRMATION_MS);
}

/** The code next to a button, without the lines that a diff removes, and Luau's errors. */
export function codeBeside(button: Element): string {
  const nodes = button.closest("figure")?.querySelector("code")?.childNodes ?? [];
  return [...nodes]
    .filter(({ nodeName }) => nodeName !== "DEL" && nodeName !== "SAMP")
    .map((node) => node.textContent)
    .join("");
}
