import { type SearchSignature, searchText, type TypeText } from "luau-contract";
import { returnsOf, type TypeOrPack } from "luau-syntax";
import { parseType } from "./type-syntax";

export const readType = (source: string, generics: readonly string[]): TypeText =>
  searchText(parsed(source, generics));

/** Signatures are written by hand: one that does not parse is our own bug. */
function parsed(source: string, generics: readonly string[]): TypeOrPack {
  const type = parseType(source.trim(), new Set(generics));
  if (type === null) throw new Error(`Not a type: ${source}`);
  return type;
}

export function toSignature(generics: readonly string[], params: string, returns: string): SearchSignature {
  return {
    generics,
    params: splitAtCommas(params).map((param) => toParam(param, generics)),
    returns: readList(returns, generics),
  };
}

function toParam(source: string, generics: readonly string[]): SearchSignature["params"][number] {
  const colon = /^\s*(\w+|\.\.\.)\s*:/.exec(source);
  const bare = colon === null ? source : source.slice(colon[0].length);
  const type = parsed(colon?.[1] === "..." ? `...${bare.trim()}` : bare, generics);
  return { type: searchText(type), optional: type.kind === "optional" || type.kind === "variadic" };
}

/** Results are nothing, `()`, one type, or `(A, B)`. */
function readList(source: string, generics: readonly string[]): readonly TypeText[] {
  const text = source.trim();
  if (text === "") return [];
  const asReturn = parsed(`() -> ${text}`, generics);
  return asReturn.kind === "function" ? returnsOf(asReturn).map(searchText) : [];
}

/** A comma inside brackets does not split. */
function splitAtCommas(source: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= source.length; at++) {
    const letter = source[at] ?? ",";
    if (letter === ">" && source[at - 1] === "-") continue;
    if ("({[<".includes(letter)) depth++;
    else if (")}]>".includes(letter)) depth--;
    else if (letter === "," && (depth === 0 || at === source.length)) {
      if (source.slice(start, at).trim() !== "") parts.push(source.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts;
}

/** @param open the offset of the bracket that opens */
export function closingBracket(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const letter = source[at] ?? "";
    if (letter === ">" && source[at - 1] === "-") continue;
    if ("({[<".includes(letter)) depth++;
    else if (")}]>".includes(letter) && --depth === 0) return at;
  }
  return source.length;
}
