import { isBuiltinType } from "../../model/builtin-types";
import type { ResolveSymbol } from "../addresses/symbol-hrefs";
import type { Token, TokenKind } from "./token";

/**
 * A type that a doc tag names, `@error TypeError | string`: it is text, which nothing has parsed, so names
 * alone are found in it.
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
