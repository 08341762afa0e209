/** Types as tokens on one line: consumers never see the tree. */
import type { TypeOrPack } from "luau-syntax";
import { flatTokens, type FindHref, type Token } from "./token";
import { typeLayout } from "./type-layout";

export const typeTokens = (type: TypeOrPack, href: FindHref): readonly Token[] =>
  flatTokens(typeLayout(type, href));

/** The tokens' text. */
export const textOf = (printed: readonly Token[]): string => printed.map(({ text }) => text).join("");

/** For plain text, which has no links. */
export const noHref: FindHref = () => null;

export type { FindHref, Token };
