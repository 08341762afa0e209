/** In: the addresses of former pages. Out: a page at each of them that redirects to its successor. */
import { redirectPage } from "luau-contract";
import type { TextFile } from "luau-syntax";
import type { ApiModel } from "../../model/model";

import { DEFAULT_BASE_PATH, isPage, withoutLastSlash } from "../../link/addresses/routes";

interface RedirectOptions {
  readonly basePath?: string | undefined;
  /** Canonical links need the site's URL. */
  readonly siteUrl?: string | undefined;
  readonly pathPrefix?: string | undefined;
}

/** Addresses without an anchor are pages, unlike `timer#old`. */
export function redirectPages(
  { modules }: ApiModel,
  aliases: ReadonlyMap<string, string>,
  { basePath = DEFAULT_BASE_PATH, siteUrl = "", pathPrefix = "" }: RedirectOptions,
): readonly TextFile[] {
  const names = new Map(modules.map(({ slug, name }) => [encodeURIComponent(slug), name]));
  const pages = [...aliases].filter(([from]) => isPage(from));
  return pages.map(([from, to]) => {
    const href = `${withoutLastSlash(basePath)}/${to}`;
    const title = names.get(to) ?? to.replace("#", " ");
    // A relative redirect keeps readers on the same server; the canonical link is absolute.
    return {
      path: `${decodeURIComponent(from)}/index.html`,
      text: redirectPage({
        title,
        href: `${pathPrefix}${href}`,
        canonical: `${withoutLastSlash(siteUrl)}${href}`,
      }),
    };
  });
}
