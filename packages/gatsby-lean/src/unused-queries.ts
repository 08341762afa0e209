import path from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { gatsbyRequire } from "./gatsby-require";
import { uses } from "./lean-process";

/**
 * The part of Gatsby's state that lists the templates of its pages, by file; for guides, followed by the name
 * of their text.
 */
interface SiteState {
  readonly components: ReadonlyMap<string, unknown>;
}

type Queries = ReadonlyMap<string, unknown>;

/** Gatsby's module that extracts the queries of all files. Returns false if one is invalid. */
interface QueryCompiler {
  default: (options: object) => Promise<Queries | false>;
}

const folder = path.resolve("src/templates");

/**
 * Every site has all templates, but few sites have pages for each: some have no blog, or no pages of single
 * classes. Gatsby treats a page query without a page as a mistake of the site's author, and warns about it in
 * each build, with no option to disable this. So its compiler removes such queries of templates; their types
 * are still generated.
 */
export const ignoreUnusedTemplates: NonNullable<GatsbyNode["onPreExtractQueries"]> = ({ store }) => {
  if (!uses("unused-queries")) return;
  // The instance that Gatsby has loaded, and retrieves by this name each time.
  const compiler = gatsbyRequire()("./dist/query/query-compiler") as QueryCompiler;
  const compile = compiler.default;
  compiler.default = async (options) => {
    const queries = await compile(options);
    return queries && withoutUnused(queries, filesOfPages(store));
  };
};

function filesOfPages(store: Store): ReadonlySet<string> {
  // Gatsby's store is loosely typed.
  const { components } = store.getState() as SiteState;
  return new Set([...components.keys()].map((component) => component.replace(/\?.*$/s, "")));
}

/** Removes the queries of templates without pages. Queries in other files are kept, and warned about. */
const withoutUnused = (queries: Queries, used: ReadonlySet<string>): Queries =>
  new Map([...queries].filter(([file]) => used.has(file) || path.dirname(file) !== folder));
