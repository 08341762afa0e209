import { trimmed, type DocText } from "../syntax/doc-text";
import { fencePlaces, isCode } from "../../model/code-fence";
import { unmistakable } from "../../model/looks-like-type";
import type { ReadComment, Slot } from "./comment";

interface PrintOptions {
  /** Whether the code leaves the type to the comment. */
  readonly keepsType: (slot: Slot) => boolean;
}

export function printedLines(comment: ReadComment, { keepsType }: PrintOptions): readonly string[] {
  const returns = comment.notes.filter(({ kind }) => kind === "return");
  const hasReturns = returns.some((note) => note.kind === "return" && saysMore(note, keepsType));
  const tags = comment.notes.flatMap((note): readonly string[] => {
    if (note.kind === "tag") return indented(texts(note.lines));
    if (note.kind === "field" || (note.kind === "return" && !hasReturns)) return [];
    const [first = "", ...rest] = texts(note.text);
    return indented([`${headOf(note, keepsType(note))} ${first}`.trimEnd(), ...rest]);
  });
  const description = texts(trimmed(comment.description));
  return description.length > 0 && tags.length > 0
    ? [...description, "", ...tags]
    : [...description, ...tags];
}

const texts = (lines: DocText): readonly string[] => {
  const places = fencePlaces(lines);
  return lines.map(({ text }, index) =>
    // Spaces that keep the columns of a rewritten link.
    (isCode(places[index]) ? text : text.replaceAll(/\]\[ +(?=[\w`])/g, "][")).trimEnd(),
  );
};

const indented = ([first = "", ...rest]: readonly string[]): readonly string[] => [
  first.trimStart(),
  ...rest.map((line) => (line === "" ? "" : `  ${line}`)),
];

const saysMore = (slot: Slot, keepsType: PrintOptions["keepsType"]): boolean =>
  slot.text.length > 0 || slot.name !== null || (slot.type !== null && keepsType(slot));

/** `@param name type --`, `@return name type --`, `@return (type) --` */
function headOf({ kind, name, type }: Slot, keeps: boolean): string {
  // A lone name is a type in Moonwave.
  const luau = type !== null && (keeps || (kind === "return" && name !== null)) ? type.luau : "";
  const words = [`@${kind}`, name?.text ?? "", kind === "return" ? unmistakable(luau) : luau, "--"];
  return words.filter((word) => word !== "").join(" ");
}
