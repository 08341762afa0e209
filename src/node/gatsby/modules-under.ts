import { compare } from "luau-syntax";

/** The modules of the version whose docs start at `root`, sorted by address. */
export const modulesUnder = <T extends { readonly href: string }>(
  root: string,
  modules: Iterable<T>,
): readonly T[] =>
  [...modules].filter(({ href }) => href.startsWith(`${root}/api/`)).sort((a, b) => compare(a.href, b.href));
