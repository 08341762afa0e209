/** Reads `name type -- text`, the syntax of parameters, results and fields. */
import type { DocLine } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { isTypeOfName, looksLikeType } from "../../model/looks-like-type";
import type { DocTag } from "../syntax/doc-comment";
import { trimmed, type DocText } from "../syntax/doc-text";
import { sliceLine, splitWord, type Slot, type TypeText } from "./comment";
import { moonwaveType, partsOf, type TypeRole } from "./moonwave-type";

/** The line of a tag, after its name. */
export const lineOf = ({ body: [line], span }: DocTag): DocLine =>
  line === undefined ? { text: "", start: span[1] } : sliceLine(line, 0);

export const DASHES = /(?:^|\s)--(?=\s|$)/;

/** Moonwave requires no space around dashes. A single dash between spaces is common, but not part of its syntax. */
export const MOONWAVE_DASHES = /--|\s[-–—](?=\s)/;

export const typeText = (source: DocLine, role: TypeRole = "value"): TypeText => ({
  luau: moonwaveType(source.text, role),
  sourceText: source,
});

export function splitDashes(
  line: DocLine,
  dashes: RegExp,
): readonly [before: DocLine, after: DocLine | null] {
  const match = dashes.exec(line.text);
  if (match === null) return [sliceLine(line, 0), null];
  return [sliceLine(line, 0, match.index), sliceLine(line, match.index + match[0].length)];
}

interface SlotParts {
  readonly name: DocLine | null;
  readonly type: DocLine | null;
  readonly text: DocText;
}

export const textWith = (line: DocLine | null, below: DocText): DocText =>
  trimmed([...(line === null ? [] : [line]), ...below]);

/** `name -- text`, `name type -- text` or `name text`, in our dialect; the text may begin below the name. */
export function parameterIn(tag: DocTag): SlotParts & { readonly name: DocLine } {
  const [name, sameLine] = splitWord(lineOf(tag));
  const [, next, ...others] = tag.body;
  const isBelow = sameLine.text === "" && next !== undefined;
  const [before, after] = splitDashes(isBelow ? sliceLine(next, 0) : sameLine, DASHES);
  // The words before the dashes may also be text.
  if (after === null || !looksLikeType(before.text))
    return { name, type: null, text: textWith(sameLine, tag.body.slice(1)) };
  const type = before.text === "" ? null : before;
  return { name, type, text: textWith(after, isBelow ? others : tag.body.slice(1)) };
}

/**
 * `text`, `name -- text`, `name type -- text`, `name: type -- text` or `type -- text`, in our dialect.
 * @param isType whether a single word before the dashes is a type, as opposed to the value's name
 */
export function resultIn(tag: DocTag, isType: (word: string) => boolean): SlotParts {
  const line = lineOf(tag);
  const below = tag.body.slice(1);
  const [before, after] = splitDashes(line, DASHES);
  if (after === null || before.text === "")
    return { name: null, type: null, text: textWith(after ?? line, below) };
  if (/^[A-Za-z_]\w*$/.test(before.text) && !isType(before.text))
    return { name: before, type: null, text: textWith(after, below) };
  const [name, type] = splitResult(before);
  const isTyped = name === null ? looksLikeType(type.text) : isTypeOfName(type.text);
  return isTyped
    ? { name, type, text: textWith(after, below) }
    : { name: null, type: null, text: textWith(line, below) };
}

/** `name: type`, `name type` or a type alone. */
function splitResult(line: DocLine): readonly [name: DocLine | null, type: DocLine] {
  const match = /^([A-Za-z_]\w*)(?:\s*:(?!:)\s*|\s+)(?=[\w{("'.])/.exec(line.text);
  const [all = "", name = ""] = match ?? [];
  const isSpaced = !all.includes(":");
  if (name === "" || (isSpaced && !isTypeOfName(line.text.slice(all.length)))) return [null, line];
  return [sliceLine(line, 0, name.length), sliceLine(line, all.length)];
}

export const PRIMITIVES: ReadonlySet<string> = new Set([...PRIMITIVE_TYPES, "vector"]);

const isTypeWord = (word: string): boolean => !/^[a-z_]/.test(word) || PRIMITIVES.has(word);

export const nativeSlot = (kind: "param" | "return", tag: DocTag): Slot =>
  slotOf(kind, kind === "return" ? resultIn(tag, isTypeWord) : parameterIn(tag), tag.span);

interface SlotSource {
  readonly line: DocLine;
  readonly span: Span;
  readonly below: DocText;
}

/** A parameter or field; for a `return`, all text before the dashes is its type. */
export function moonwaveSlot(kind: Slot["kind"], { line, span, below }: SlotSource): Slot {
  const [before, after] = splitDashes(line, MOONWAVE_DASHES);
  const [name, type] = kind === "return" ? splitResult(before) : splitWord(before);
  const isTyped = after !== null || kind === "field" || !isProse(type.text);
  const text = textWith(after ?? (isTyped ? null : type), below);
  return slotOf(kind, { name, type: isTyped && type.text !== "" ? type : null, text }, span);
}

/** Several results in one tag, `@return A, name: B -- text`, whose text describes the first. */
export function moonwaveResults(source: SlotSource): readonly Slot[] {
  const [before, after] = splitDashes(source.line, MOONWAVE_DASHES);
  const listed = partsOf(before.text.replace(/,\s*$/, ""));
  const parts = isProse(before.text) && !listed.every(isTypeFirst) ? [] : listed;
  if (parts.length < 2) return [moonwaveSlot("return", source)];
  let end = -1;
  return parts.map((part, index): Slot => {
    const start = end + 1;
    end = start + part.length;
    const [name, type] = splitResult(sliceLine(before, start, end));
    const text = index === 0 ? textWith(after, source.below) : [];
    return slotOf("return", { name, type, text }, source.span);
  });
}

/** `boolean ok`, in the wrong order: parsing it as a type reports it. */
const isTypeFirst = (text: string): boolean => {
  const [type = "", name = "", ...others] = text.trim().split(/\s+/);
  return PRIMITIVES.has(type) && /^[A-Za-z_]\w*$/.test(name) && others.length === 0;
};

/** Without dashes, consecutive words are text, and anything else is a type. */
const isProse = (text: string): boolean => /[\w"'`]\s+[\w"'`]/.test(text) || /(?:[^.]\.|!)$/.test(text);

/** The type of `name?` is optional. */
function slotOf(kind: Slot["kind"], { name, type, text }: SlotParts, span: Span): Slot {
  const isOptional = name?.text.endsWith("?") === true;
  const typed = type === null ? null : typeText(type, kind === "return" ? "result" : "value");
  return {
    kind,
    name: name !== null && isOptional ? sliceLine(name, 0, name.text.length - 1) : name,
    type: typed !== null && isOptional ? { ...typed, luau: optional(typed.luau) } : typed,
    span,
    text,
  };
}

const optional = (luau: string): string => (/\?$|^\.\.\./.test(luau) ? luau : `(${luau})?`);
