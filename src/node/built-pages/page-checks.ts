/** In: rendered pages. Out: problems that only they reveal, in builds, `luau-docs check` and development. */
import { counted, type Diagnostic } from "luau-diagnostics";
import type { Checker } from "../diagnostics/report-diagnostics";
import { checkRenderedLinks, type LinkFacts } from "./check-rendered-links";
import { checkCode } from "./check-code";
import { checkPageWeight } from "./page-weight";
import type { SiteReading } from "./read-pages";

/** Rendered pages, and data from the site's sources. */
interface PagesToCheck {
  readonly site: SiteReading;
  readonly facts: LinkFacts;
  /** Folders of sources: the site's, and the stage. */
  readonly folders: readonly [string, ...string[]];
  /** In development: addresses of files that only a build writes, and of folders, with a trailing slash. */
  readonly later?: readonly string[];
}

interface PageCheck extends Checker {
  readonly find: (pages: PagesToCheck) => readonly Diagnostic[];
}

export const pageChecks: readonly PageCheck[] = [
  {
    name: "pages",
    headline: (count) => counted(count, "heavy page"),
    find: ({ site, facts }) => checkPageWeight(site, facts.sources),
  },
  {
    name: "code",
    headline: (count) => `The content policy blocks ${counted(count, "piece")} of code`,
    find: ({ site, facts, folders }) => checkCode(site, facts, folders),
  },
  {
    name: "links",
    headline: (count) => (count === 1 ? "A link leads nowhere" : `${count} links lead nowhere`),
    find: ({ site, facts, folders, later }) => checkRenderedLinks(site, facts, folders, later),
  },
];
