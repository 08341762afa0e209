/** Reads `name type -- text`, the syntax of Moonwave and our dialect. */
import { trimmed, type DocText } from "../syntax/doc-text";
import type { DocLine } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { isTypeOfName } from "../../model/looks-like-type";
import { moonwaveType, type TypePlace } from "./moonwave-type";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { sliceLine, splitWord, type Slot, type TypeText } from "./comment";

const DASHES = /(?:^|\s)--(?=\s|$)/;

/** Moonwave needs no space around dashes; a single one with spaces is common, but not part of its syntax. */
const MOONWAVE_DASHES = /--|\s[-–—](?=\s)/;

export const typeText = (written: DocLine, place: TypePlace = "value"): TypeText => ({
  luau: moonwaveType(written.text, place),
  written,
});

export function splitDashes(
  line: DocLine,
  dashes = MOONWAVE_DASHES,
): readonly [before: DocLine, after: DocLine | null] {
  const match = dashes.exec(line.text);
  if (match === null) return [sliceLine(line, 0), null];
  return [sliceLine(line, 0, match.index), sliceLine(line, match.index + match[0].length)];
}

interface SlotSource {
  readonly rest: DocLine;
  readonly span: Span;
  readonly below: DocText;
}

/** A parameter or field; for a `return`, all text before the dashes is its type. */
export function asSlot(
  kind: Slot["kind"],
  { rest, span, below }: SlotSource,
  dashes = MOONWAVE_DASHES,
): Slot {
  const [before, after] = splitDashes(rest, dashes);
  const [name, written] = kind === "return" ? splitResult(before) : splitWord(before);
  const isOptional = name?.text.endsWith("?") === true;
  const isTypeOnly = after !== null || kind === "field" || isTypeWord(written.text);
  const said =
    written.text !== "" && isTypeOnly ? typeText(written, kind === "return" ? "result" : "value") : null;
  const type = said !== null && isOptional ? { ...said, luau: optional(said.luau) } : said;
  const first = after ?? (isTypeOnly ? null : written);
  const bare = name !== null && isOptional ? sliceLine(name, 0, name.text.length - 1) : name;
  return { kind, name: bare, type, span, text: trimmed([...(first === null ? [] : [first]), ...below]) };
}

const optional = (luau: string): string => (/\?$|^\.\.\./.test(luau) ? luau : `(${luau})?`);

/** `name: type`, `name type` or a type alone. */
function splitResult(line: DocLine): readonly [name: DocLine | null, type: DocLine] {
  const match = /^([A-Za-z_]\w*)(?:\s*:(?!:)\s*|\s+)(?=[\w{("'.])/.exec(line.text);
  const [all = "", name = ""] = match ?? [];
  const isSpaced = !all.includes(":");
  if (name === "" || (isSpaced && !isTypeOfName(line.text.slice(all.length)))) return [null, line];
  return [sliceLine(line, 0, name.length), sliceLine(line, all.length)];
}

/** Without dashes, consecutive words are text, and anything else is a type. */
const isTypeWord = (text: string): boolean => !/[\w"'`]\s+[\w"'`]/.test(text) && !/[.!]$/.test(text);

/** `name type -- text`; without dashes, all text after the name is description. */
export const ownParam = (source: SlotSource): Slot =>
  splitDashes(source.rest, DASHES)[1] === null
    ? { kind: "param", name: splitWord(source.rest)[0], type: null, span: source.span, text: [] }
    : asSlot("param", source, DASHES);

/** `name type -- text`, `name -- text` or `type -- text`: the return values of our dialect. */
export function ownReturn({ rest, span, below }: SlotSource): Slot {
  const [before, after] = splitDashes(rest, DASHES);
  if (after === null) return { kind: "return", name: null, type: null, span, text: [] };
  const text = trimmed([after, ...below]);
  const [name, written] = splitResult(before);
  if (name !== null) return { kind: "return", name, type: typeText(written, "result"), span, text };
  const isName = /^[a-z_]\w*$/.test(before.text) && !PRIMITIVES.has(before.text);
  if (before.text === "" || isName)
    return { kind: "return", name: isName ? before : null, type: null, span, text };
  return { kind: "return", name: null, type: typeText(before, "result"), span, text };
}

export const PRIMITIVES: ReadonlySet<string> = new Set([...PRIMITIVE_TYPES, "vector"]);
