import { type SearchSignature, searchText, type TypeText } from "luau-contract";
import { parametersOf, returnsOf, type TypeOrPack } from "luau-syntax";
import { parseType } from "./type-syntax";

export const readType = (source: string): TypeText => searchText(parsed(source));

/** @param source generics, parameters and results: `<V>(list: {V}, from: number?): ...V` */
export function readSignature(source: string): SearchSignature {
  const [head = "", result = "()"] = source.split(/(?<=\))\s*:/, 2);
  const type = parsed(`${head} -> ${result}`);
  if (type.kind !== "function") throw new Error(`Not a signature: ${source}`);
  return {
    generics: type.generics.map(({ name }) => name),
    params: parametersOf(type).map((parameter) => ({
      type: searchText(parameter),
      optional: parameter.kind === "optional" || parameter.kind === "variadic",
    })),
    returns: returnsOf(type).map(searchText),
  };
}

/** Signatures are written by hand: one that does not parse is our own bug. */
function parsed(source: string): TypeOrPack {
  const type = parseType(source.trim(), new Set());
  if (type === null) throw new Error(`Not a type: ${source}`);
  return type;
}
