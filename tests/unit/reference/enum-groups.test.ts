import { expect, test } from "vitest";
import { commonText, groupValues, isLong } from "../../../src/lib/reference/enum-groups";

const values = (...names: readonly string[]) => names.map((value) => ({ value }));
const range = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

const keys = values(
  ...range(26, (index) => `"${String.fromCharCode(65 + index)}"`),
  ...range(10, (index) => `"Digit${index}"`),
  ...range(25, (index) => `"F${index + 1}"`),
  ...range(4, (index) => `"Numpad${index}"`),
  ...["Add", "Enter", "Equal", "Point"].map((name) => `"Numpad${name}"`),
  '"LeftShift"',
  '"CapsLock"',
  '"Space"',
);

test("values whose names begin alike are a group, called after its first and last; numbered ones are a range", () => {
  const groups = groupValues(keys);
  expect(groups.map((group) => [group.label, group.isNumbered, group.values.length])).toEqual([
    ['"A" – "Z"', true, 26],
    ['"Digit0" – "Digit9"', true, 10],
    ['"F1" – "F25"', true, 25],
    ['"Numpad0" – "Numpad3"', true, 4],
    ['"NumpadAdd" – "NumpadPoint"', false, 4],
    [null, false, 3],
  ]);
});

test("all values stay, in their order", () => {
  expect(groupValues(keys).flatMap((group) => group.values)).toEqual(keys);
});

test("values of a table are grouped by the last part of their names", () => {
  const [group] = groupValues(values(...range(5, (index) => `Key.Pad${index}`)));
  expect(group?.label).toBe("Key.Pad0 – Key.Pad4");
});

test("a short enum is not long", () => {
  expect(isLong(values('"A"', '"B"'))).toBe(false);
  expect(isLong(keys)).toBe(true);
});

test("texts that differ in the value's own name are one", () => {
  const common = (text: (name: string) => string, first: string, last: string, label: string) => {
    const told = [first, last].map((name) => ({ value: `"${name}"`, summary: text(name) }));
    return commonText(told, label);
  };
  const digit = (name: string) => `Digit key ${name.at(-1) ?? ""}, above.`;
  expect(common((name) => `Letter key ${name}.`, "A", "B", "A – Z")).toBe("Letter key A – Z.");
  expect(common(digit, "Digit0", "Digit1", "0 – 1")).toBe("Digit key 0 – 1, above.");
  expect(common((name) => (name === "B" ? "Jump." : `Key ${name}.`), "A", "B", "A – B")).toBe(null);
  expect(common(() => "", "A", "B", "A – B")).toBe(null);
});
