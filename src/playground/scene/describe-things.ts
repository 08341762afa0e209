/** In: the things of a scene. Out: the same as text, a line each. */
import type { Translate } from "../../lib/i18n/translate";
import type { Things, UiElement, Vector } from "./things";

export const describeThings = (
  { bodies, elements, keys, isFull }: Things,
  t: Translate,
): readonly string[] => [
  ...bodies.map(({ label: name, position, facing }) =>
    facing === null
      ? t({ id: "try.scene.body", message: "{name} at {place}" }, { name, place: placeOf(position) })
      : t(
          { id: "try.scene.facing", message: "{name} at {place}, facing {direction}" },
          { name, place: placeOf(position), direction: placeOf(facing) },
        ),
  ),
  ...elements.flatMap((element) => describeElement(element, t)),
  ...keys.map(({ text, label }) =>
    t({ id: "try.scene.key", message: "Key {key}: {action}" }, { key: text, action: label }),
  ),
  ...(isFull ? [t({ id: "try.scene.full", message: "No more things are drawn." })] : []),
];

/** What is in a button is its name. */
function describeElement(element: UiElement, t: Translate): readonly string[] {
  const { text, hears, children } = element;
  if (hears) {
    const name = textsIn(element).join(", ");
    return [t({ id: "try.scene.button", message: "Button: {text}" }, { text: name })];
  }
  const own = text === "" ? [] : [t({ id: "try.scene.text", message: "Text: {text}" }, { text })];
  return [...own, ...children.flatMap((child) => describeElement(child, t))];
}

const textsIn = ({ text, children }: UiElement): readonly string[] => [
  ...(text === "" ? [] : [text]),
  ...children.flatMap(textsIn),
];

/** Rounded to a tenth: `0, 1.5, −4`. */
const placeOf = (position: Vector): string =>
  position.map((at) => String(Math.round(at * 10) / 10 || 0).replace("-", "−")).join(", ");
