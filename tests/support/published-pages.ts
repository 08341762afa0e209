import { readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { filesUnder } from "../../src/node/files/published-files";

/** A page of a built site. */
export interface PublishedPage {
  /** As typed by readers: `/docs/api/timer`. */
  readonly route: string;
  readonly $: CheerioAPI;
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** Every page of a built site, without Gatsby's partial pages in `_gatsby`. */
export function publishedPages(folder: string): readonly PublishedPage[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ route: routeOf(file), $: load(readFileSync(path.join(folder, file), "utf8")) }));
}

export const textsOf = ($: CheerioAPI, selector: string): readonly string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** The values of an attribute, of the elements that have it. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): readonly string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);
