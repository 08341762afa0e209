import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";

/** A page of a built site. */
export interface PublishedPage {
  /** As typed by readers: `/docs/api/timer`. */
  readonly route: string;
  readonly $: CheerioAPI;
}

/** All files below a folder, as relative paths with forward slashes, sorted. */
export function filesUnder(folder: string, prefix = ""): readonly string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) => {
      const file = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(folder, file) : [file];
    })
    .sort();
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** Every page of a built site, without Gatsby's partial pages in `_gatsby`. */
export function publishedPages(folder: string): readonly PublishedPage[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ route: routeOf(file), $: load(readFileSync(path.join(folder, file), "utf8")) }));
}
