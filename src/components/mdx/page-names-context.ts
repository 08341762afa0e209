import { createContext, useContext } from "react";
import { decodedPath } from "../../lib/urls/paths";

/** The targets of names in a guide or post. They are data of the page, which the build keeps up to date. */
interface PageNames {
  readonly api: ReadonlyMap<string, Queries.ApiSummaryFragment>;
  readonly samples: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
  /** An address as it is meant in the docs version of the page. */
  readonly inVersion: (href: string) => string;
}

export function toPageNames(
  { api, sampleLinks, fileLinks }: Queries.GuideNamesFragment,
  inVersion: PageNames["inVersion"],
): PageNames {
  return {
    inVersion,
    api: new Map(api.map((entry) => [entry.name, entry])),
    samples: new Map(sampleLinks.map(({ name, href }) => [name, href])),
    files: new Map(fileLinks.map(({ name, href }) => [decodedPath(name), href])),
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
