/**
 * Publishes the search index: as files when the site is built, from the nodes of the moment in `gatsby
 * develop`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/search/manifest";
import { nodesOf } from "../nodes-of";
import { readSite } from "../site/read-site";
import {
  searchFiles,
  type ModuleSource,
  type PageSource,
  type SearchFiles,
  type VersionSource,
} from "./search-index";

export const writeSearchIndex: NonNullable<GatsbyNode["onPostBuild"]> = (api) => {
  const folder = path.join("public", SEARCH_FOLDER);
  // What an earlier build wrote has other names, and nobody asks for it any more.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of currentFiles(api)) writeFileSync(path.join(folder, name), text);
};

/** What is used of the development server, which Gatsby leaves untyped. */
interface Server {
  get(
    route: string,
    answer: (
      request: { readonly params: Readonly<Record<string, string>> },
      response: { type(name: string): { send(text: string): void } },
      next: () => void,
    ) => void,
  ): void;
}

/** The index is rebuilt each time the dialog asks what there is; its parts are taken from there. */
export const serveSearchIndex: NonNullable<GatsbyNode["onCreateDevServer"]> = (api) => {
  const app: Server = api.app;
  let files: SearchFiles = new Map();
  app.get(`${SEARCH_FOLDER}/:name`, (request, response, next) => {
    const name = request.params["name"] ?? "";
    if (name === MANIFEST_FILE) files = currentFiles(api);
    const text = files.get(name);
    if (text === undefined) next();
    else response.type("json").send(text);
  });
};

function currentFiles(api: Parameters<typeof nodesOf>[0]): SearchFiles {
  return searchFiles({
    versions: nodesOf<VersionSource>(api, "DocsVersion"),
    locales: Object.keys(readSite().locales),
    modules: nodesOf<ModuleSource>(api, "LuauModule"),
    guides: nodesOf<PageSource & { readonly version: string }>(api, "Guide"),
    posts: nodesOf<PageSource>(api, "BlogPost"),
    synonyms: readSite().search.synonyms,
  });
}
