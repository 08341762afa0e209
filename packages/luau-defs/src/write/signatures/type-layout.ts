import {
  type GenericParameter,
  luauStyle,
  memoize,
  type TypeOrPack,
  type TypeWriter,
  withName,
  writeGenericList,
  writeGenerics,
  writeType,
} from "luau-syntax";
import { concat, group, indent, join, line } from "../../model/layout/layout";
import { bracketed, flatTokens, token, type FindHref, type Token, type TokenLayout } from "./token";

export const typeLayout = (type: TypeOrPack, href: FindHref): TokenLayout =>
  writeType(type, stylesFor(href).style);

/** `<T, U = string, V...>` */
export function genericsLayout(generics: readonly GenericParameter[], href: FindHref): TokenLayout {
  const { writer, style } = stylesFor(href);
  return generics.length === 0 ? "" : writeGenericList(writer, writeGenerics(generics, style));
}

/** A slot without a name is its type alone. */
export const namedLayout = (name: string | null, type: TokenLayout): TokenLayout =>
  withName(WORDS, name, type);

const WORDS: Pick<TypeWriter<TokenLayout>, "word" | "concat"> = {
  word: (kind, text) => token(kind, text),
  concat: (parts) => concat(...parts),
};

const layoutWriter = (href: FindHref): TypeWriter<TokenLayout> => ({
  ...WORDS,
  word: (kind, text, named) =>
    token(kind, text, named?.target.kind === "symbol" ? href(named.target.id) : null),
  list: bracketed,
  // Members that do not fit on one line are on separate lines, each after the operator.
  chain: (operator, members) => group(indent(join(concat(line, token("operator", `${operator} `)), members))),
});

/** All types of a model share a style. */
const stylesFor = memoize((href: FindHref) => {
  const writer = layoutWriter(href);
  return { writer, style: luauStyle(writer) };
});

/** Consumers of tokens never see the tree. */
export const typeTokens = (type: TypeOrPack, href: FindHref): readonly Token[] =>
  flatTokens(typeLayout(type, href));
