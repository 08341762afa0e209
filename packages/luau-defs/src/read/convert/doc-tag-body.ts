import type { DocLine } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import {
  DASHES,
  lineOf,
  parameterIn,
  PRIMITIVES,
  resultIn,
  splitDashes,
  textWith,
} from "../dialects/read-slot";
import type { DocTag } from "../syntax/doc-comment";
import { markdownOf, withoutStart, type DocText } from "../syntax/doc-text";

export interface NamedText {
  readonly name: string | null;
  readonly text: DocText;
}

const FIRST_WORD = /^(\.\.\.|\S+)/;

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

export function readParameter(tag: DocTag): { readonly name: string; readonly text: DocText } {
  const { name, text } = parameterIn(tag);
  return { name: name.text, text };
}

/** @param returned the returned type: a single word before the dashes is the value's name unless it is a type */
export function readReturn(tag: DocTag, returned: string | null): NamedText {
  if (lineOf(tag).text === returned) return { name: null, text: textOf(tag, null) };
  const { name, text } = resultIn(tag, (word) => word === returned || TYPE_WORDS.has(word));
  return { name: name?.text ?? null, text };
}

/** Names of Luau's built-in types; the last two are results of `type(value)`. */
const TYPE_WORDS: ReadonlySet<string> = new Set([...PRIMITIVES, "table", "userdata"]);

/** `type -- text`; without dashes, a single word is a type and several are text. */
export function readError(tag: DocTag): { readonly type: string; readonly text: DocText } {
  const [before, after] = splitDashes(lineOf(tag), DASHES);
  if (after !== null) return { type: before.text, text: textOf(tag, after) };
  const text = markdownOf(tag.body);
  return /\s/.test(text) ? { type: "", text: tag.body } : { type: text, text: [] };
}

/** `version -- text`; without dashes, a first word with a digit is a version. */
export function readVersion(tag: DocTag): { readonly version: string | null; readonly text: DocText } {
  const [before, after] = splitDashes(lineOf(tag), DASHES);
  if (after !== null && !/\s/.test(before.text))
    return { version: before.text || null, text: textOf(tag, after) };
  const { word } = firstWord(tag);
  if (/^v?\d/.test(word)) return { version: word, text: withoutStart(tag.body, word.length) };
  return { version: null, text: tag.body };
}

const textOf = ({ body }: DocTag, rest: DocLine | null): DocText => textWith(rest, body.slice(1));
