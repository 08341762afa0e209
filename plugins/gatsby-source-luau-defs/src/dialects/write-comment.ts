/** A comment of another dialect, as our dialect has it. */
import type { DocComment, DocLine } from "full-moon-wasm";
import { unmistakable } from "../model/looks-like-type";
import { paragraphs, trimmed, type Lines, type ReadComment, type Slot } from "./comment";

/** What a tag's text is indented by: it may have several paragraphs. */
const INDENT = "  ";

/** The doc comment with its lines rewritten; each still has the place that it is written at. */
export function ownComment(comment: ReadComment, fields: readonly Slot[] = []): DocComment {
  if (comment.dialect === "luau-defs") return comment.doc;
  const tags = comment.notes.flatMap((note): Lines => {
    if (note.kind === "tag") return withIndented(note.lines);
    return note.kind === "field" ? [] : withIndented([slotHead(note), ...note.text]);
  });
  const lines = paragraphs([trimmed(comment.description), fields.flatMap(fieldItem), tags]);
  return { style: comment.doc.style, lines, span: comment.doc.span };
}

/** The comment of a class above its table: a module has no badges, so that they are text. */
export const tableComment = (comment: ReadComment, fields: readonly Slot[] = []): DocComment =>
  ownComment(withoutBadges(comment), fields);

/** The same with its badges as text. */
export function withoutBadges(comment: ReadComment): ReadComment {
  if (comment.dialect === "luau-defs") return comment;
  const texts = comment.notes.map((note): Lines => (note.kind === "tag" ? badgeText(note.lines) : []));
  const notes = comment.notes.filter((_note, index) => texts[index]?.length === 0);
  return { ...comment, notes, description: paragraphs([comment.description, ...texts]) };
}

const BADGES = /^\s*@(server|client|unreleased|private|since|deprecated)(?=\s|$)/;

/** `@since 2` is `Since 2.` */
function badgeText([first, ...rest]: Lines): Lines {
  const match = first === undefined ? null : BADGES.exec(first.text);
  if (first === undefined || match === null) return [];
  const [mark, name = ""] = match;
  const argument = first.text
    .slice(mark.length)
    .replace(/\s+--\s+/, ": ")
    .trim();
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${argument}`.trim();
  return [{ text: /[.!]$/.test(words) ? words : `${words}.`, start: first.start }, ...rest];
}

/** `@param name --`; its text follows on lines of its own, which keep their places. */
function slotHead({ kind, name, type, span }: Slot): DocLine {
  // A result's name may be that of a type, too.
  const words = [
    `@${kind}`,
    name?.text,
    kind === "return" && name !== null && type !== null ? unmistakable(type.luau) : undefined,
  ];
  const head = words.filter((word) => word !== undefined).join(" ");
  const start = name === null ? span[0] : name.start - kind.length - 2;
  return { text: `${head} --`, start };
}

const withIndented = ([first, ...rest]: Lines): Lines =>
  first === undefined
    ? []
    : [first, ...rest.map(({ text, start }) => ({ text: INDENT + text, start: start - INDENT.length }))];

/** A field that has no entry of its own, as an item of a list. */
function fieldItem({ name, type, text, span }: Slot): Lines {
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
