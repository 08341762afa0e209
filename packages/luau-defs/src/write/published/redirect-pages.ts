/** In: the addresses of former pages. Out: a page at each of them that redirects to its successor. */
import { redirectPage } from "luau-contract";
import type { TextFile } from "luau-syntax";
import type { ApiModel } from "../../model/model";

import { DEFAULT_BASE_PATH, isPage, withoutLastSlash } from "../../link/addresses/routes";

interface RedirectOptions {
  readonly basePath?: string | undefined;
  /** The site's URL, for canonical links. */
  readonly siteUrl?: string | undefined;
  /** Prefix of every path on the site: `/docs-site`. */
  readonly pathPrefix?: string | undefined;
}

/** `aliases` maps addresses such as `timer#old`: those without an anchor are pages. */
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
    // The canonical link is absolute; the redirect is relative, so that readers stay on the same server.
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
