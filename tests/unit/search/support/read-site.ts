/**
 * The project's own site as the search sees it: the reference of `definitions/`, the guides and posts of
 * `content/`.
 */
import { gzipSync } from "node:zlib";
import {
  searchFiles,
  type PageSource,
  type SearchSources,
} from "../../../../src/node/site-files/search-index";
import type { SymbolIndex, WordIndex } from "../../../../packages/luau-search/src/index-format";
import { filesOf, MANIFEST_FILE } from "../../../../src/lib/search/manifest";
import { openIndex } from "../../../../packages/luau-search/src/search";
import type { OpenIndex } from "../../../../packages/luau-search/src/search-words";
import { readContentFolder } from "../../../support/read-content-folder";
import otherEngines from "../../../../content/other-engines.json";
import { definitionsModel, modulesOf } from "./read-definitions";

const VERSION = "next";

export interface Published {
  readonly parts: { readonly symbols: SymbolIndex; readonly words: WordIndex };
  readonly index: OpenIndex;
  /** Bytes of the files in transfer. */
  readonly bytes: number;
}

/** The index that a browser would open. */
export function published(sources: SearchSources, scope = { locale: "en-GB", version: VERSION }): Published {
  const files = searchFiles(sources);
  const names = filesOf(JSON.parse(files.get(MANIFEST_FILE) ?? ""), scope);
  const symbols = files.get(names?.symbols ?? "") ?? "";
  const words = files.get(names?.words ?? "") ?? "";
  const bytes = [symbols, words].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const parts = { symbols: JSON.parse(symbols) as SymbolIndex, words: JSON.parse(words) as WordIndex };
  return { index: openIndex(parts.symbols, parts.words), parts, bytes };
}

/** The index of the site. */
export function openSite(): Published {
  return published(siteSources());
}

function siteSources(): SearchSources {
  const values = [...readContentFolder("content", []).readings.values()].flatMap(({ value }) =>
    value === null ? [] : [value],
  );
  const pages = (kind: "guide" | "post"): readonly (PageSource & { readonly version: string })[] =>
    values.flatMap((value) =>
      value.kind === kind
        ? [
            {
              ...value.facts,
              title: value.frontMatter.title,
              description: value.frontMatter.description,
              limits: "limits" in value.frontMatter ? (value.frontMatter.limits ?? null) : null,
              version: VERSION,
            },
          ]
        : [],
    );
  return {
    versions: [{ name: VERSION, path: "/docs" }],
    locales: ["en-GB"],
    modules: modulesOf(definitionsModel()),
    guides: pages("guide"),
    posts: pages("post"),
    synonyms: { groups: [], means: {}, names: otherEngines },
  };
}
