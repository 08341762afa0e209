/** In: the things of a scene. Out: the same as text, a line each. */
import type { Translate } from "../../lib/i18n/translate";
import type { Things, UiElement, Vector } from "./things";

export const describeThings = ({ bodies, elements, keys }: Things, t: Translate): readonly string[] => [
  ...bodies.map(({ label, position }) =>
    t({ id: "try.scene.body", message: "{name} at {place}" }, { name: label, place: placeOf(position) }),
  ),
  ...elements.flatMap((element) => describeElement(element, t)),
  ...keys.map(({ text, label }) =>
    t({ id: "try.scene.key", message: "Key {key}: {action}" }, { key: text, action: label }),
  ),
];

function describeElement({ text, hears, children }: UiElement, t: Translate): readonly string[] {
  const inner = children.flatMap((child) => describeElement(child, t));
  if (text === "" && !hears) return inner;
  const name = text === "" ? inner.join(", ") : text;
  const line = hears
    ? t({ id: "try.scene.button", message: "Button: {text}" }, { text: name })
    : t({ id: "try.scene.text", message: "Text: {text}" }, { text: name });
  return [line, ...(text === "" ? [] : inner)];
}

/** Rounded to a tenth: `0, 1.5, −4`. */
const placeOf = (position: Vector): string =>
  position.map((at) => String(Math.round(at * 10) / 10 || 0).replace("-", "−")).join(", ");
