/** Computes the bytes of the first visit to each page from the published files, without a browser. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { filesUnder } from "../../src/node/files/published-files";
import { pathOfPage } from "../offline/addresses";

export const measures = ["javascript", "css", "html", "data", "fonts"] as const;

export type Measure = (typeof measures)[number];

export interface PageFigures {
  readonly route: string;
  readonly bytes: Readonly<Record<Measure, number>>;
}

/** Kinds of pages, with the pattern of their routes. The first that fits counts. */
export type PageKinds = Readonly<Record<string, { readonly pages: string }>>;

/** The heaviest page of each kind, by its JavaScript, then by its HTML. */
export function measurePages(folder: string, kinds: PageKinds) {
  const heaviest = new Map<string, PageFigures>();
  const unknown: string[] = [];
  for (const figures of figuresOf(folder)) {
    const kind = Object.keys(kinds).find((name) => new RegExp(kinds[name]?.pages ?? "").test(figures.route));
    if (kind === undefined) unknown.push(figures.route);
    else if (isHeavier(figures, heaviest.get(kind))) heaviest.set(kind, figures);
  }
  return { heaviest, unknown, blockingFonts: blockingFonts(folder) };
}

/** The total bytes of the first visit to each page of a published site, by route. */
export function pageSizes(folder: string): ReadonlyMap<string, number> {
  const total = ({ bytes }: PageFigures): number =>
    measures.reduce((sum, measure) => sum + bytes[measure], 0);
  return new Map(figuresOf(folder).map((figures) => [figures.route, total(figures)]));
}

function figuresOf(folder: string): readonly PageFigures[] {
  const sizeOf = sizes(folder);
  const pages = filesUnder(folder).filter((file) => file.endsWith(".html"));
  return pages.map((file) => measurePage(folder, file, sizeOf));
}

const isHeavier = ({ bytes }: PageFigures, other: PageFigures | undefined): boolean =>
  !other ||
  bytes.javascript > other.bytes.javascript ||
  (bytes.javascript === other.bytes.javascript && bytes.html > other.bytes.html);

type SizeOf = (address: string) => number;

/** Gzipped sizes, cached by file; the site's path prefix is not part of file names. */
function sizes(folder: string): SizeOf {
  const sizeByFile = new Map<string, number>();
  return (address) => {
    const [pathname = ""] = address.split("?");
    const candidates = pathname
      .split("/")
      .map((_, index, names) => names.slice(index).join("/"))
      .filter((file) => file !== "");
    const file = candidates.find((candidate) => existsSync(path.join(folder, candidate)));
    if (file === undefined) throw new Error(`A page requests ${address}, and there is no such file.`);
    const size = sizeByFile.get(file) ?? gzipSync(readFileSync(path.join(folder, file))).length;
    sizeByFile.set(file, size);
    return size;
  };
}

function measurePage(folder: string, file: string, sizeOf: SizeOf): PageFigures {
  const html = readFileSync(path.join(folder, file));
  const { javascript, css, data, fonts } = requestsOf(html.toString("utf8"));
  const sum = (addresses: ReadonlySet<string>): number =>
    [...addresses].map(sizeOf).reduce((a, b) => a + b, 0);
  const gzipped = { javascript: sum(javascript), css: sum(css), data: sum(data), fonts: sum(fonts) };
  return { route: pathOfPage(file), bytes: { ...gzipped, html: gzipSync(html).length } };
}

type Requests = Readonly<Record<Exclude<Measure, "html">, Set<string>>>;

const preloaded = new Map<string, keyof Requests>([
  ["script", "javascript"],
  ["style", "css"],
  ["fetch", "data"],
  ["font", "fonts"],
]);

function requestsOf(html: string): Requests {
  const requests: Requests = { javascript: new Set(), css: new Set(), data: new Set(), fonts: new Set() };
  const parser = new Parser({
    onopentag(name, { rel = "", as = "", src, href }) {
      if (name === "script" && src !== undefined) requests.javascript.add(src);
      if (name !== "link" || href === undefined) return;
      if (rel === "stylesheet") requests.css.add(href);
      if (rel === "modulepreload") requests.javascript.add(href);
      const kind = rel === "preload" ? preloaded.get(as) : undefined;
      if (kind !== undefined) requests[kind].add(href);
    },
  });
  parser.end(html);
  return requests;
}

function blockingFonts(folder: string): readonly string[] {
  const sheets = filesUnder(folder).filter((file) => file.endsWith(".css"));
  const faces = sheets.flatMap(
    (file) => readFileSync(path.join(folder, file), "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  return faces
    .filter((face) => !/font-display:\s*(?:swap|fallback|optional)/.test(face))
    .map((face) => /font-family:\s*([^;}]+)/.exec(face)?.[1] ?? "a font");
}
