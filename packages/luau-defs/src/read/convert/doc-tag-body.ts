import { isIdentifier, type Span } from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { isTypeOfName, looksLikeType } from "../../model/looks-like-type";
import type { DocTag } from "./doc-comment";
import { joined, trimmed, withoutStart, type DocText } from "../syntax/doc-text";

export interface NamedText {
  readonly name: string | null;
  readonly text: DocText;
}

const FIRST_WORD = /^(\.\.\.|\S+)/;
const DASHES = /(?:^|\s)--(?=\s|$)/;

/** The first word of a tag's body, with its location; empty, after the tag, if there is none. */
export function firstWord(tag: DocTag): { readonly word: string; readonly span: Span } {
  const line = tag.body[0];
  const word = line === undefined ? "" : (FIRST_WORD.exec(line.text)?.[1] ?? "");
  const start = word === "" ? tag.span[1] : (line?.start ?? 0);
  return { word, span: [start, start + word.length] };
}

export function listItems(tag: DocTag): readonly { readonly text: string; readonly span: Span }[] {
  const [line] = tag.body;
  if (line === undefined) return [];
  return [...line.text.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map(({ 0: text, index }) => {
    const start = line.start + index;
    return { text, span: [start, start + text.length] };
  });
}

/**
 * `name -- text`, `name text`, or Moonwave's `name type -- text`, whose type is dropped because the
 * declaration has it.
 */
export function readParameter(tag: DocTag): { readonly name: string; readonly text: DocText } {
  const { word } = firstWord(tag);
  const rest = withoutStart(tag.body, word.length);
  const { before, after } = splitAtDashes(rest);
  return { name: word, text: after !== null && (before === "" || looksLikeType(before)) ? after : rest };
}

/**
 * `name -- text`, plain `text`, `name type -- text`, or Moonwave's `type -- text`. A single word before the
 * dashes is a type if it equals the returned type or is a built-in type; otherwise it is the value's name.
 */
export function readReturn(tag: DocTag, returned: string | null): NamedText {
  const { before, after } = splitAtDashes(tag.body);
  if (after === null) return { name: null, text: before === returned ? [] : tag.body };
  if (before === "") return { name: null, text: after };
  if (isIdentifier(before) && before !== returned && !TYPE_WORDS.has(before))
    return { name: before, text: after };
  const [, name = "", type = ""] = /^([A-Za-z_]\w*)\s+([\w{("'.].*)$/.exec(before) ?? [];
  if (name !== "" && isTypeOfName(type)) return { name, text: after };
  return { name: null, text: looksLikeType(before) ? after : tag.body };
}

/** Names of Luau's built-in types; the last two are results of `type(value)`. */
const TYPE_WORDS: ReadonlySet<string> = new Set([...PRIMITIVE_TYPES, "vector", "table", "userdata"]);

/** `type -- text`; without dashes, a single word is a type and several are text. */
export function readError(tag: DocTag): { readonly type: string; readonly text: DocText } {
  const { before, after } = splitAtDashes(tag.body);
  if (after !== null) return { type: before, text: after };
  const text = joined(tag.body);
  return /\s/.test(text) ? { type: "", text: tag.body } : { type: text, text: [] };
}

/** `version -- text`; without dashes, a first word with a digit is a version. */
export function readVersion(tag: DocTag): { readonly version: string | null; readonly text: DocText } {
  const { before, after } = splitAtDashes(tag.body);
  if (after !== null && !/\s/.test(before)) return { version: before === "" ? null : before, text: after };
  const { word } = firstWord(tag);
  if (/^v?\d/.test(word)) return { version: word, text: withoutStart(tag.body, word.length) };
  return { version: null, text: tag.body };
}

function splitAtDashes(text: DocText): { readonly before: string; readonly after: DocText | null } {
  const line = text[0]?.text ?? "";
  const match = DASHES.exec(line);
  if (match === null) return { before: line.trim(), after: null };
  return {
    before: line.slice(0, match.index).trim(),
    after: trimmed(withoutStart(text, match.index + match[0].length)),
  };
}
