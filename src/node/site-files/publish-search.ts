/** Publishes the search index: as files in a build, and from the current nodes in development. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/search/manifest";
import { changesInWords, versionsWithChanges, type VersionWithChanges } from "./versions-with-changes";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import {
  searchFiles,
  type ModuleSource,
  type PageSource,
  type SearchFiles,
  type VersionSource,
} from "./search-index";

type Nodes = Pick<SiteArgs, "getNodesByType" | "site">;

export function writeSearchIndex(api: Nodes): void {
  const folder = path.join("public", SEARCH_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of currentFiles(api)) writeFileSync(path.join(folder, name), text);
}

/** The index in development, rebuilt whenever the dialog requests the manifest. */
export function createSearchFiles(api: Nodes): (name: string) => string | undefined {
  let files: SearchFiles = new Map();
  return (name) => {
    if (name === MANIFEST_FILE) files = currentFiles(api);
    return files.get(name);
  };
}

function currentFiles(api: Nodes): SearchFiles {
  return searchFiles({
    versions: nodesOf<VersionSource>(api, "DocsVersion"),
    locales: Object.keys(api.site.locales),
    modules: nodesOf<ModuleSource>(api, "LuauModule"),
    guides: nodesOf<PageSource & { readonly version: string }>(api, "Guide"),
    posts: nodesOf<PageSource>(api, "BlogPost"),
    changes: versionsWithChanges(api).map(toPageSource),
    synonyms: api.site.search.synonyms,
  });
}

/** A page of changes, found by its title and by what breaks: everything else is in the reference. */
function toPageSource(version: VersionWithChanges): PageSource & { readonly version: string } {
  const { name, label, href, changes } = version;
  const breaking = changes.filter((change) => change.class === "breaking");
  const text = breaking.map((change) => `${change.path}: ${change.text}.`).join(" ");
  return {
    version: name,
    href,
    title: `Changes in ${label}`,
    description: changesInWords(version),
    sections: text === "" ? [] : [{ id: "changes-breaking", title: "Breaking changes", text }],
  };
}
