import { paragraphs, trimmed, type DocText } from "../syntax/doc-text";
import { capitalised } from "luau-syntax";
import type { DocComment, DocLine } from "full-moon-wasm";
import { unmistakable } from "../../model/looks-like-type";
import type { ReadComment, Slot } from "./comment";
import { fencePlaces, isCode } from "../../model/code-fence";

/** Indentation of a tag's text, which may have several paragraphs. */
const INDENT = "  ";

/** A doc comment with rewritten lines, each at its original location. */
export function ownComment(comment: ReadComment, fields: readonly Slot[] = []): DocComment {
  if (comment.dialect === "luau-defs") return comment.doc;
  const tags = comment.notes.flatMap((note): DocText => {
    if (note.kind === "tag") return withIndented(note.lines);
    return note.kind === "field" ? [] : withIndented([slotHead(note), ...note.text]);
  });
  const lines = paragraphs([trimmed(comment.description), fields.flatMap(fieldItem), tags]);
  return { style: comment.doc.style, lines, span: comment.doc.span };
}

/** A class's comment above its table. Modules have no badges of versions, so these become text. */
export const tableComment = (comment: ReadComment): DocComment => ownComment(withoutBadges(comment));

export function withoutBadges(comment: ReadComment): ReadComment {
  if (comment.dialect === "luau-defs") return comment;
  const texts = comment.notes.map((note): DocText => (note.kind === "tag" ? badgeText(note.lines) : []));
  const notes = comment.notes.filter((_note, index) => texts[index]?.length === 0);
  return { ...comment, notes, description: paragraphs([comment.description, ...texts]) };
}

const BADGES = /^\s*@(unreleased|since|deprecated)(?=\s|$)/;

/** `@since 2` becomes `Since 2.` */
function badgeText([first, ...rest]: DocText): DocText {
  const match = first === undefined ? null : BADGES.exec(first.text);
  if (first === undefined || match === null) return [];
  const [mark, name = ""] = match;
  const argument = first.text
    .slice(mark.length)
    .replace(/\s+--\s+/, ": ")
    .trim();
  const words = `${capitalised(name)} ${argument}`.trim();
  return [{ text: /[.!]$/.test(words) ? words : `${words}.`, start: first.start }, ...rest];
}

/** `@param name --`; the text follows on separate lines, which keep their locations. */
function slotHead({ kind, name, type, span }: Slot): DocLine {
  // A return value may have the same name as a type.
  const words = [
    `@${kind}`,
    name?.text,
    kind === "return" && name !== null && type !== null ? unmistakable(type.luau) : undefined,
  ];
  const head = words.filter((word) => word !== undefined).join(" ");
  const start = name === null ? span[0] : name.start - kind.length - 2;
  return { text: `${head} --`, start };
}

const withIndented = ([first, ...rest]: DocText): DocText =>
  first === undefined
    ? []
    : [first, ...rest.map(({ text, start }) => ({ text: INDENT + text, start: start - INDENT.length }))];

function fieldItem({ name, type, text, span }: Slot): DocText {
  const words = [name?.text, type?.luau].filter((word) => word !== undefined);
  const [first, ...rest] = text;
  const head = `- \`${words.join(": ")}\``;
  const start = name?.start ?? span[0];
  return withIndented([{ text: first === undefined ? head : `${head}: ${first.text}`, start }, ...rest]);
}

/** The doc comment of a field; null without text. */
export function fieldComment({ text, span }: Slot): DocComment | null {
  const lines = trimmed(text);
  return lines.length === 0 ? null : { style: "lines", lines, span };
}

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
