import { createContext, useContext } from "react";
import type { Token } from "../../lib/reference/reference-props";

/** An entry of the reference as a written page shows it. */
export interface ApiSummary {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
  readonly tokens: readonly Token[];
}

/**
 * What the names in a written page lead to. It comes with the page's data, which the build keeps up to date.
 */
export interface PageNames {
  readonly api: ReadonlyMap<string, ApiSummary>;
  readonly samples: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
  /** An address as it is meant in the docs version of the page. */
  readonly inVersion: (href: string) => string;
}

interface NamesData {
  readonly api: readonly ApiSummary[];
  readonly sampleLinks: readonly { readonly name: string; readonly href: string }[];
  readonly fileLinks: readonly { readonly name: string; readonly href: string }[];
}

/** The page's data, ready to be looked up in. */
export function toPageNames(
  { api, sampleLinks, fileLinks }: NamesData,
  inVersion: PageNames["inVersion"],
): PageNames {
  return {
    inVersion,
    api: new Map(api.map((entry) => [entry.name, entry])),
    samples: new Map(sampleLinks.map(({ name, href }) => [name, href])),
    files: new Map(fileLinks.map(({ name, href }) => [name, href])),
  };
}

const PageNamesContext = createContext<PageNames>({
  api: new Map(),
  samples: new Map(),
  files: new Map(),
  inVersion: (href) => href,
});

export const PageNamesProvider = PageNamesContext.Provider;

export const usePageNames = (): PageNames => useContext(PageNamesContext);
