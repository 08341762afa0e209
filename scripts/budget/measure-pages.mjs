/** How many bytes the first visit of each page takes, read from the written files: no server, no browser, the same every time. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { pathOfPage } from "../offline/addresses.mjs";
import { filesUnder } from "../publish/published-files.mjs";

/** What is measured of a page, in the order of the table. */
export const measures = ["javascript", "css", "html", "data", "fonts"];

/**
 * @typedef {object} PageFigures
 * @property {string} route
 * @property {Record<string, number>} bytes by measure
 */

/**
 * The heaviest page of each kind, by its JavaScript, then by its HTML.
 * @param {string} folder a published site
 * @param {Record<string, { templates: readonly string[] }>} kinds
 * @returns {{ heaviest: Map<string, PageFigures>, unknown: readonly string[], blockingFonts: readonly string[] }}
 */
export function measurePages(folder, kinds) {
  const sizeOf = sizes(folder);
  const heaviest = new Map();
  const unknown = [];
  for (const file of pagesOf(folder)) {
    const kind = kindOf(folder, file, kinds);
    const figures = measurePage(folder, file, sizeOf);
    if (kind === null) unknown.push(figures.route);
    else if (isHeavier(figures, heaviest.get(kind))) heaviest.set(kind, figures);
  }
  return { heaviest, unknown, blockingFonts: blockingFonts(folder) };
}

/**
 * What the first visit of each page takes, all measures together.
 * @param {string} folder a published site
 * @returns {Map<string, number>} bytes by route
 */
export function pageSizes(folder) {
  const sizeOf = sizes(folder);
  const figures = pagesOf(folder).map((file) => measurePage(folder, file, sizeOf));
  return new Map(figures.map(({ route, bytes }) => [route, measures.reduce((sum, measure) => sum + bytes[measure], 0)]));
}

const pagesOf = (folder) => filesUnder(folder).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
const isHeavier = ({ bytes }, other) => !other || bytes.javascript - other.bytes.javascript > 0 || (bytes.javascript === other.bytes.javascript && bytes.html > other.bytes.html);

/** Sizes with gzip, each file read once; prefixes of the site's addresses are no part of file names. */
function sizes(folder) {
  const known = new Map();
  return (address) => {
    const candidates = address.split("?")[0].split("/").map((_, index, parts) => parts.slice(index).join("/")).filter((file) => file !== "");
    const file = candidates.find((candidate) => existsSync(path.join(folder, candidate)));
    if (file === undefined) throw new Error(`A page asks for ${address}, and there is no such file.`);
    if (!known.has(file)) known.set(file, gzipSync(readFileSync(path.join(folder, file))).length);
    return known.get(file);
  };
}

/** Gatsby notes beside each page which template it was made with. */
function kindOf(folder, file, kinds) {
  const route = pathOfPage(file).slice(1) || "index";
  const data = path.join(folder, "page-data", route, "page-data.json");
  const chunk = existsSync(data) ? JSON.parse(readFileSync(data, "utf8")).componentChunkName : "";
  const found = Object.entries(kinds).find(([, { templates }]) => templates.some((template) => chunk.startsWith(`component---src-${template}-tsx`)));
  return found?.[0] ?? null;
}

function measurePage(folder, file, sizeOf) {
  const html = readFileSync(path.join(folder, file));
  const asked = requestsOf(html.toString("utf8"));
  const sum = (addresses) => [...addresses].map(sizeOf).reduce((a, b) => a + b, 0);
  const bytes = { javascript: sum(asked.javascript), css: sum(asked.css), html: gzipSync(html).length, data: sum(asked.data), fonts: sum(asked.fonts) };
  return { route: pathOfPage(file), bytes };
}

/** What the page's own markup asks for; each address once. */
function requestsOf(html) {
  const asked = { javascript: new Set(), css: new Set(), data: new Set(), fonts: new Set() };
  const kinds = { script: "javascript", style: "css", fetch: "data", font: "fonts" };
  const parser = new Parser({
    onopentag(name, { rel = "", as = "", src, href }) {
      if (name === "script" && src !== undefined) asked.javascript.add(src);
      if (name !== "link" || href === undefined) return;
      if (rel === "stylesheet") asked.css.add(href);
      if (rel === "modulepreload") asked.javascript.add(href);
      if (rel === "preload" && kinds[as] !== undefined) asked[kinds[as]].add(href);
    },
  });
  parser.end(html);
  return asked;
}

/** Faces that hide the text until they have come. */
function blockingFonts(folder) {
  const faces = filesUnder(folder).filter((file) => file.endsWith(".css")).flatMap((file) => readFileSync(path.join(folder, file), "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? []);
  return faces.filter((face) => !/font-display:\s*(?:swap|fallback|optional)/.test(face)).map((face) => /font-family:\s*([^;}]+)/.exec(face)?.[1] ?? "a font");
}
