/** `classOrder` of Moonwave as sections of the reference. */
import { listOf, tableOf, textOf } from "./values";

export interface ClassOrder {
  readonly groups: readonly { readonly label: string; readonly names: readonly string[] }[];
  readonly left: readonly string[];
}

export function classOrderOf(value: unknown): ClassOrder {
  const items = listOf(value);
  const plain = items.flatMap((item) => textOf(item) ?? []);
  const left: string[] = [];
  const groups = [
    ...(plain.length === 0 ? [] : [{ label: "Classes", names: plain }]),
    ...items.flatMap((item) => sectionsOf(item, null, left)),
  ];
  if (plain.length > 1) left.push("the order of classes within a section, which is alphabetical");
  return { groups, left };
}

/** A section, and those in it by their own names: sections of the reference are not nested. */
function sectionsOf(item: unknown, parent: string | null, left: string[]): ClassOrder["groups"] {
  const { section, classes, tag, items } = tableOf(item);
  const label = textOf(section) ?? parent ?? "Classes";
  if (textOf(tag) !== null) left.push(`the section of classes with the tag \`${textOf(tag)}\``);
  if (parent !== null && textOf(section) !== null) left.push(`the nesting of the section “${label}”`);
  const names = listOf(classes).flatMap((name) => textOf(name) ?? []);
  return [
    ...(names.length === 0 ? [] : [{ label, names }]),
    ...listOf(items).flatMap((inner) => sectionsOf(inner, label, left)),
  ];
}
