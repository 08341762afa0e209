import { searchText } from "luau-contract";
import { NIL_TYPE, type TypeOrPack } from "luau-syntax";
import type { OpenSymbols } from "./open-index";
import { isGeneric } from "./search-type";

/** Each query finds something in this index: a name, a type, a filter. */
export function exampleQueries(open: OpenSymbols): readonly string[] {
  const call = open.types.calls.find(({ params, returns, symbol }) => {
    const [only] = returns;
    const plain = [...params.map(({ type }) => type), ...returns].every((type) =>
      isPlainName(open.types.types[type] ?? NIL_TYPE),
    );
    return (
      only !== undefined &&
      returns.length === 1 &&
      params.length > 0 &&
      params.length < 3 &&
      plain &&
      open.symbols[symbol]?.kind === "function"
    );
  });
  const symbol = call === undefined ? undefined : open.symbols[call.symbol];
  if (call === undefined || symbol === undefined) return [];
  const print = (type: number) => searchText(open.types.types[type] ?? NIL_TYPE);
  return [
    symbol.path,
    `${call.params.map(({ type }) => print(type)).join(", ")} -> ${call.returns.map(print).join(", ")}`,
    `fn: in:${symbol.module}`,
  ];
}

const isPlainName = (type: TypeOrPack): boolean => type.kind === "reference" && !isGeneric(type);
