import type { TokenKind } from "luau-contract";
import { isBuiltinType } from "../../model/builtin-types";
import type { ResolveSymbol } from "../addresses/symbol-hrefs";
import type { Token } from "./token";

/**
 * Links the type in a doc tag, `@error TypeError | string`: it is unparsed text, so only plain names are
 * recognised.
 */
export function writtenType(type: string, resolve: ResolveSymbol): readonly Token[] {
  return type
    .split(/((?:\b[A-Za-z_]\w*\b[.:]?)*\b[A-Za-z_]\w*\b)/)
    .filter((text) => text !== "")
    .map((text) => {
      const href = resolve(text);
      return { text, kind: kindOf(text, href), href };
    });
}

function kindOf(text: string, href: string | null): TokenKind {
  if (href !== null) return "type";
  return isBuiltinType(text) ? "builtin" : "text";
}
