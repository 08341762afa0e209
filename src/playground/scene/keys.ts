/** The keys that a script has bound: as buttons, and on the keyboard while the focus is in the scene. */
import type { Translate } from "../../lib/i18n/translate";
import { element } from "../dom";
import { listenToPresses } from "./pressing";
import type { Key } from "./things";
import type { SendInput } from "./user-interface";

export function createKeys(place: HTMLElement, input: SendInput, t: Translate) {
  let drawn = "";
  return (keys: readonly Key[]): void => {
    place.hidden = keys.length === 0;
    const text = JSON.stringify(keys);
    if (text === drawn) return;
    drawn = text;
    const hint = t({ id: "try.scene.hint", message: "Select the sketch to press them on the keyboard." });
    place.setAttribute("aria-label", t({ id: "try.scene.keys", message: "Keys" }));
    place.replaceChildren(
      ...byLabel(keys).map(([label, group]) => groupOf(label, group, input)),
      element("span", { class: "hint" }, hint),
    );
  };
}

/** Keys that do the same stand together. */
function byLabel(keys: readonly Key[]): readonly (readonly [string, readonly Key[]])[] {
  const groups = new Map<string, Key[]>();
  for (const key of keys) groups.set(key.label, [...(groups.get(key.label) ?? []), key]);
  return [...groups];
}

function groupOf(label: string, keys: readonly Key[], { send, tap }: SendInput): HTMLElement {
  const buttons = keys.map(({ id, text }) => {
    const button = element(
      "button",
      { type: "button", class: "key", "aria-label": `${label}: ${text}` },
      text,
    );
    listenToPresses(button, { send: (kind) => send(kind, id), tap: () => tap(id) }, () => true);
    return button;
  });
  return element("span", { class: "keys" }, ...buttons, element("span", { "aria-hidden": "true" }, label));
}

/** Sends keys pressed in an element; the functions returned say which keys are bound, and release all. */
export function listenToKeys(
  place: HTMLElement,
  keys: () => readonly Key[],
  { send }: SendInput,
): { readonly releaseAll: () => void } {
  const held = new Map<string, readonly string[]>();
  const release = (code: string): void => {
    for (const id of held.get(code) ?? []) send("up", id);
    held.delete(code);
  };
  const releaseAll = (): void => [...held.keys()].forEach(release);
  // Once: then Escape closes the editor, as everywhere in it.
  let hasEscaped = false;
  place.addEventListener("keydown", (event) => {
    const { code } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || code === "Tab") return;
    const ids = keys().flatMap((key) => (key.code === code && code !== "" ? [key.id] : []));
    if (ids.length === 0 || (code === "Escape" && hasEscaped)) return;
    hasEscaped ||= code === "Escape";
    event.preventDefault();
    if (held.has(code)) return;
    held.set(code, ids);
    for (const id of ids) send("down", id);
  });
  place.addEventListener("keyup", ({ code }) => release(code));
  place.addEventListener("focusout", releaseAll);
  return { releaseAll };
}
