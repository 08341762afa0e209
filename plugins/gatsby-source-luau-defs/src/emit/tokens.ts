/** Types as tokens on one line, for whoever prints them: here the tree ends. */
import type { GenericParameter, TypeOrPack } from "../model/types";
import { flatTokens, type FindHref, type Token } from "./token";
import { genericsLayout, typeLayout } from "./type-layout";

export const typeTokens = (type: TypeOrPack, href: FindHref): readonly Token[] => flatTokens(typeLayout(type, href));

/** `<T, U = string, V...>` */
export const genericTokens = (generics: readonly GenericParameter[], href: FindHref): readonly Token[] => flatTokens(genericsLayout(generics, href));

export type { FindHref, Token };
