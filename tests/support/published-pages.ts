import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";

/** A page as it was written to disk. */
export interface PublishedPage {
  /** As readers type it: `/docs/api/timer`. */
  readonly route: string;
  readonly $: CheerioAPI;
}

/** All files under a folder, as paths from it with forward slashes, sorted. */
export function filesUnder(folder: string, prefix = ""): readonly string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const file = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(folder, file) : [file];
    })
    .sort();
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** Every page of a built site. Gatsby's own pieces of pages, under `_gatsby`, are none. */
export function publishedPages(folder: string): readonly PublishedPage[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ route: routeOf(file), $: load(readFileSync(path.join(folder, file), "utf8")) }));
}
