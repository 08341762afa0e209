import { paragraphs, trimmed, type DocText } from "../syntax/doc-text";
import { capitalised } from "luau-syntax";
import type { DocComment, DocLine } from "full-moon-wasm";
import { unmistakable } from "../../model/looks-like-type";
import type { ReadComment, Slot } from "./comment";

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
