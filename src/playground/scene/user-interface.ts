/** Draws the elements of a user interface as boxes and texts, which can be hovered and pressed. */
import { element } from "../dom";
import type { InputKind } from "../reader-inputs";
import { listenToPresses } from "./pressing";
import type { UiElement } from "./things";

export interface SendInput {
  readonly send: (kind: InputKind, id: string) => void;
  readonly tap: (id: string) => void;
}

interface Drawn {
  readonly node: HTMLElement;
  readonly text: HTMLElement;
  shown: UiElement;
}

export function createUserInterface(
  place: HTMLElement,
  input: SendInput,
): (elements: readonly UiElement[]) => void {
  let drawn: ReadonlyMap<string, Drawn> = new Map();
  return (elements) => {
    const now = new Map<string, Drawn>();
    const draw = (shown: UiElement): HTMLElement => {
      const known = drawn.get(shown.id) ?? createDrawn(shown, input);
      now.set(shown.id, known);
      known.shown = shown;
      update(known);
      setChildren(known.node, [known.text, ...shown.children.map(draw)]);
      return known.node;
    };
    setChildren(place, elements.map(draw));
    place.hidden = elements.length === 0;
    drawn = now;
  };
}

function createDrawn(shown: UiElement, { send, tap }: SendInput): Drawn {
  const drawn: Drawn = { node: element("div", { class: "box" }), text: element("span"), shown };
  const { id } = shown;
  const { node } = drawn;
  const presses = { send: (kind: InputKind) => send(kind, id), tap: () => tap(id) };
  listenToPresses(node, presses, () => drawn.shown.hears);
  for (const [event, kind] of [
    ["pointerenter", "enter"],
    ["focus", "enter"],
    ["pointerleave", "leave"],
    ["blur", "leave"],
  ] as const)
    node.addEventListener(event, () => drawn.shown.hovers && send(kind, id));
  return drawn;
}

/** Sizes of the engine's screen, on a smaller one. */
const SCALE = 0.75;

function update({ node, text, shown }: Drawn): void {
  const { style } = node;
  text.textContent = shown.text;
  text.hidden = shown.text === "";
  node.classList.toggle("row", shown.isRow);
  // What is no colour is ignored.
  style.color = shown.colour;
  style.backgroundColor = shown.background;
  style.borderColor = shown.border;
  style.fontSize = `${Math.min(Math.max(shown.textSize * SCALE, 10), 28)}px`;
  style.gap = `${Math.min(shown.gap * SCALE, 24)}px`;
  style.padding = `${Math.min(shown.padding * SCALE, 24)}px`;
  node.classList.toggle("pressable", shown.hears);
  if (shown.hears) {
    node.setAttribute("role", "button");
    node.tabIndex = 0;
  } else {
    node.removeAttribute("role");
    node.removeAttribute("tabindex");
  }
}

/** Leaves what is in its place, which may have the focus. */
function setChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}
