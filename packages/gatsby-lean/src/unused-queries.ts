import path from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { gatsbyRequire } from "./gatsby-require";
import { uses } from "./lean-process";

/**
 * A part of Gatsby's state: what its pages are made with, by file, of guides with the name of their text
 * behind it.
 */
interface SiteState {
  readonly components: ReadonlyMap<string, unknown>;
}

type Queries = ReadonlyMap<string, unknown>;

/** Gatsby's module that finds the queries of all files. It returns false where one is wrong. */
interface QueryCompiler {
  default: (options: object) => Promise<Queries | false>;
}

const folder = path.resolve("src/templates");

/**
 * Every site has all templates, and few sites have pages of each: those without a blog, or without pages of
 * single classes. Gatsby takes a page query without a page for a mistake of the site's author, and warns of
 * it in each build. It has no option for this, so its compiler keeps such queries of templates to itself;
 * their types are written all the same.
 */
export const ignoreUnusedTemplates: NonNullable<GatsbyNode["onPreExtractQueries"]> = ({ store }) => {
  if (!uses("unused-queries")) return;
  // What Gatsby itself has loaded, and asks for by this name each time.
  const compiler = gatsbyRequire()("./dist/query/query-compiler") as QueryCompiler;
  const compile = compiler.default;
  compiler.default = async (options) => {
    const queries = await compile(options);
    return queries && withoutUnused(queries, filesOfPages(store));
  };
};

function filesOfPages(store: Store): ReadonlySet<string> {
  // Gatsby types its store loosely.
  const { components } = store.getState() as SiteState;
  return new Set([...components.keys()].map((component) => component.replace(/\?.*$/s, "")));
}

/**
 * Leaves out the queries of templates that no page is made with. A query in any other file stays, and is
 * warned of.
 */
const withoutUnused = (queries: Queries, used: ReadonlySet<string>): Queries =>
  new Map([...queries].filter(([file]) => used.has(file) || path.dirname(file) !== folder));
