import { paragraphs, trimmed, type DocText } from "../syntax/doc-text";
import { capitalised } from "luau-syntax";
import type { DocComment, DocLine } from "full-moon-wasm";
import { unmistakable } from "../../model/looks-like-type";
import { slotsOf, type Note, type ReadComment, type Slot } from "./comment";
import { fencePositions, isCode } from "../../model/code-fence";

/** Indentation of a tag's text, which may have several paragraphs. */
const INDENT = "  ";

/** A doc comment with rewritten lines, each at its original location. */
export function rewrittenComment(comment: ReadComment, fields: readonly Slot[] = []): DocComment {
  if (comment.dialect === "luau-defs") return comment.doc;
  const tags = comment.notes.flatMap((note) => (note.kind === "field" ? [] : noteLines(note)));
  const lines = paragraphs([trimmed(comment.description), fields.flatMap(fieldItem), tags]);
  return { style: comment.doc.style, lines, span: comment.doc.span };
}

/** The lines of a tag. The text of a slot follows on lines of its own, at its locations. */
const noteLines = (note: Note, keepsType = false): DocText =>
  withIndented(note.kind === "tag" ? note.lines : [slotHead(note, keepsType), ...note.text]);

/** The comment of a class's table. Modules have no version badges, so these become text. */
export const tableComment = (comment: ReadComment): DocComment => rewrittenComment(withoutBadges(comment));

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

/** `@param name type --`, `@return name type --`, `@return (type) --` */
function slotHead({ kind, name, type, span }: Slot, keepsType: boolean): DocLine {
  // In Moonwave, a lone name is a type, so the type of a named result is kept.
  const isWritten = type !== null && (keepsType || (kind === "return" && name !== null));
  const luau = isWritten ? type.luau : "";
  const words = [`@${kind}`, name?.text ?? "", kind === "return" ? unmistakable(luau) : luau, "--"];
  const start = name === null ? span[0] : name.start - kind.length - 2;
  return { text: words.filter((word) => word !== "").join(" "), start };
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

type KeepsType = (slot: Slot) => boolean;

/** @param keepsType whether the code leaves the type to the comment */
export function printedLines(comment: ReadComment, keepsType: KeepsType): readonly string[] {
  const hasReturns = slotsOf(comment, "return").some((slot) => addsInformation(slot, keepsType));
  const tags = comment.notes.flatMap((note): readonly string[] => {
    if (note.kind === "field" || (note.kind === "return" && !hasReturns)) return [];
    const isTag = note.kind === "tag";
    const [head = "", ...rest] = texts(noteLines(note, !isTag && keepsType(note)));
    if (isTag) return [head.trimStart(), ...rest];
    const [first = "", ...below] = rest;
    return [`${head} ${first.slice(INDENT.length)}`.trimEnd(), ...below];
  });
  const description = texts(trimmed(comment.description));
  const blank = description.length > 0 && tags.length > 0 ? [""] : [];
  return [...description, ...blank, ...tags];
}

const texts = (lines: DocText): readonly string[] => {
  const positions = fencePositions(lines);
  return lines.map(({ text }, index) =>
    // Drops the spaces that keep the columns of a rewritten link.
    (isCode(positions[index]) ? text : text.replaceAll(/\]\[ +(?=[\w`])/g, "][")).trimEnd(),
  );
};

const addsInformation = (slot: Slot, keepsType: KeepsType): boolean =>
  slot.text.length > 0 || slot.name !== null || (slot.type !== null && keepsType(slot));
