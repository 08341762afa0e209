/** What presses an element: a pointer, a key, or a screen reader, whose press is short. */
import type { InputKind } from "../reader-inputs";

export interface Presses {
  readonly send: (kind: InputKind) => void;
  /** Presses, and soon releases. */
  readonly tap: () => void;
}

export function listenToPresses(node: HTMLElement, { send, tap }: Presses, isOn: () => boolean): void {
  let isDown = false;
  const release = (): void => {
    if (isDown) send("up");
    isDown = false;
  };
  node.addEventListener("pointerdown", (event) => {
    if (!isOn() || event.button !== 0) return;
    event.stopPropagation();
    // The release is this element's, wherever the pointer is then.
    node.setPointerCapture(event.pointerId);
    isDown = true;
    send("down");
  });
  node.addEventListener("pointerup", release);
  node.addEventListener("pointercancel", release);
  node.addEventListener("click", (event) => {
    if (!isOn()) return;
    event.stopPropagation();
    if (event.detail === 0) tap();
  });
  node.addEventListener("keydown", (event) => {
    if (!isOn() || event.target !== node || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) tap();
  });
}
