/** How long a button says what has become of the last press. */
const confirmationMs = 2000;

/** Copies a text and lets a button say for a moment whether that worked. */
export async function copyText(button: HTMLElement, textOf: () => string | Promise<string>): Promise<void> {
  try {
    const text = await textOf();
    // Without a secure connection browsers have no clipboard at all.
    await navigator.clipboard.writeText(text);
    say(button, button.dataset["copied"]);
  } catch {
    sayFailed(button);
  }
}

/** What the button itself is to say of it; one that has no words for it says nothing. */
export function sayFailed(button: HTMLElement): void {
  if (button.dataset["failed"] !== undefined) say(button, button.dataset["failed"]);
}

/** The name goes as long as the text says more than it; both come back. */
function say(button: HTMLElement, words = ""): void {
  const place = button.querySelector("[aria-live]");
  if (place === null) return;
  const { idle = place.textContent, name = button.ariaLabel ?? "" } = button.dataset;
  Object.assign(button.dataset, { idle, name });
  place.textContent = words;
  button.removeAttribute("aria-label");
  window.setTimeout(() => {
    place.textContent = idle;
    if (name !== "") button.ariaLabel = name;
  }, confirmationMs);
}

/** The code beside a button as a reader wants to paste it: without the lines that a difference takes away. */
export function codeBeside(button: Element): string {
  const nodes = button.parentElement?.querySelector("code")?.childNodes ?? [];
  return [...nodes]
    .filter((node) => node.nodeName !== "DEL")
    .map((node) => node.textContent)
    .join("");
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The text to copy answers ${response.status}.`);
  return response.text();
}
