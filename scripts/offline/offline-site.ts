/** In: a built site. Out: its offline copy: pages with relative addresses, and `src/offline/`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import GithubSlugger from "github-slugger";
import { compare } from "luau-syntax";
import { escapeHtml } from "../../src/lib/html/escape-html";
import { contentPolicy, withPolicy } from "../../src/node/publish/content-policy";
import { addCode, noCode } from "../../src/node/built-pages/page-code";
import { readPage } from "../../src/node/built-pages/read-page";
import { writeWithFolder } from "../../src/node/files/write-unless-same";
import { zipFiles } from "../../src/node/site-files/write-archives";
import { addressesOf, builtData, type SiteAddresses } from "../built-site";
import type { SiteFolder } from "../site-folder";
import { pathOfPage, pathToRoot, relativeAddress, resolveAddress } from "./addresses";
import { DomUtils, parseDocument } from "htmlparser2";
import { rewriteSet } from "../../src/node/built-pages/source-set";

type Files = ReadonlyMap<string, Uint8Array | string>;

/** Writes a zip of the published site, to be read by opening its `index.html`, or served at any path. */
export async function archiveSite(site: SiteFolder, out: string | undefined): Promise<void> {
  const name = `${nameOf(site)}-docs`;
  const files = new Map(
    [...(await offlineSite(site))].map(([file, contents]) => [`${name}/${file}`, contents]),
  );
  const bytes = zipFiles(files);
  const file = path.resolve(out ?? path.join(path.dirname(site.hostRules), "offline", `${name}.zip`));
  writeWithFolder(file, bytes);
  const megabytes = (bytes.length / 1024 / 1024).toFixed(1);
  console.log(`${path.relative("", file)}: ${files.size} files, ${megabytes} MB`);
}

const nameOf = (site: SiteFolder): string => new GithubSlugger().slug(builtData(site).site.title) || "site";

/** The pages, the search, and all files that pages link to, such as images, style sheets and downloads. */
async function offlineSite(folders: SiteFolder): Promise<Files> {
  const { published, stage } = folders;
  const site = addressesOf(folders);
  const files = [...site.files];
  const pages = files.filter((file) => file.endsWith(".html"));
  const pagesLikeFiles = pages.map(pathOfPage).filter((page) => path.posix.basename(page).includes("."));
  const bundles = await bundleProgram(stage, pagesLikeFiles);
  const all: (readonly [file: string, contents: Uint8Array | string])[] = [
    ...copyFrom(published, pages, site),
    ...files.filter((file) => /^search\/.*\.json$/.test(file)).map((file) => searchScript(published, file)),
    ...[...bundles].map(([name, contents]) => [`offline/${name}`, contents] as const),
  ];
  return new Map(all.sort(([a], [b]) => compare(a, b)));
}

function copyFrom(published: string, pages: readonly string[], site: SiteAddresses): Files {
  const copy = new Map<string, Uint8Array | string>();
  const waiting = [...pages];
  const rewriteIn =
    (file: string) =>
    (address: string): string => {
      const target = resolveAddress(address, file.endsWith(".html") ? pathOfPage(file) : `/${file}`, site);
      if (target === null) return address;
      if ("url" in target) return target.url;
      if (!copy.has(target.file)) waiting.push(target.file);
      return relativeAddress(target.file, file) + target.suffix;
    };
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (!copy.has(file))
      copy.set(file, rewritten(file, readFileSync(path.join(published, file)), rewriteIn(file)));
  }
  return withPolicies(copy);
}

function rewritten(
  file: string,
  contents: Buffer,
  rewrite: (address: string) => string,
): Uint8Array | string {
  if (file.endsWith(".html")) return rewritePage(contents.toString("utf8"), file, rewrite);
  return file.endsWith(".css") ? rewriteStyles(contents.toString("utf8"), rewrite) : contents;
}

function withPolicies(copy: Files): Files {
  const code = noCode();
  const isPage = (file: string, contents: Uint8Array | string): contents is string =>
    file.endsWith(".html") && typeof contents === "string";
  for (const [file, contents] of copy)
    if (isPage(file, contents)) addCode(readPage(contents, "all").code, code);
  // Not every browser treats a file in the same folder as the same origin.
  const policy = contentPolicy(code).replaceAll("'self'", "'self' file:");
  const contents = [...copy].map(
    ([file, text]) => [file, isPage(file, text) ? withPolicy(text, policy) : text] as const,
  );
  return new Map(contents);
}

/** A file of the search index as a script, which stores it for src/offline/offline-search-engine.ts. */
function searchScript(published: string, file: string): readonly [file: string, script: string] {
  const text = readFileSync(path.join(published, file), "utf8");
  const name = JSON.stringify(path.posix.basename(file));
  return [
    file.replace(/json$/, "js"),
    `(self.__searchFiles??={})[${name}]=JSON.parse(${JSON.stringify(text)})\n`,
  ];
}

const replaced: readonly (readonly [imported: RegExp, file: string])[] = [
  [/\/with-prefix$/, "src/offline/with-prefix.ts"],
  [/^\.\/page-search-engine$/, "src/offline/offline-search-engine.ts"],
  [/^site-data$/, ".cache/site/data.json"],
  [/^search-texts$/, ".cache/site/search-texts.json"],
];

/** @param pagesLikeFiles paths of pages that resemble file names: see src/lib/offline/file-of-path.ts */
async function bundleProgram(
  folder: string,
  pagesLikeFiles: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ["src/offline/early.ts", "src/offline/page.ts"],
    outdir: "offline",
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    legalComments: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".module.css": "local-css" },
    plugins: [replacements(folder, pagesLikeFiles)],
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
}

const replacements = (folder: string, pagesLikeFiles: readonly string[]): Plugin => ({
  name: "replacements",
  setup({ onResolve, onLoad }) {
    for (const [filter, file] of replaced) onResolve({ filter }, () => ({ path: path.join(folder, file) }));
    onResolve({ filter: /^offline-pages$/ }, ({ path: name }) => ({ path: name, namespace: "offline" }));
    onLoad({ filter: /.*/, namespace: "offline" }, () => ({
      contents: JSON.stringify(pagesLikeFiles),
      loader: "json",
    }));
  },
});

type Rewrite = (address: string) => string;

/** The elements whose attribute of this name is an address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  href: ["a", "area", "image", "use", "link"],
  src: ["img", "source", "video", "audio", "track", "embed", "iframe"],
  poster: ["video"],
  data: ["object"],
};

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof elementsOf>[number];

const elementsOf = (document: Document) => DomUtils.getElementsByTagName("*", document, true);

/** Entities stay as they are written. */
const parse = (html: string): Document => parseDocument(html, { decodeEntities: false });

export function rewritePage(html: string, file: string, rewrite: Rewrite): string {
  const document = parse(html);
  for (const element of elementsOf(document))
    if (isForTheSite(element)) DomUtils.removeElement(element);
    else rewriteAddresses(element, (written) => escapeHtml(rewrite(decoded(written))));
  addProgram(document, file);
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}

/** The value of an attribute. */
function decoded(written: string): string {
  if (!written.includes("&")) return written;
  const [element] = elementsOf(parseDocument(`<a href="${written.replaceAll('"', "&quot;")}">`));
  return element?.attribs["href"] ?? written;
}

/** Whether an element belongs to the site's own client bundle, or does not work from files. */
function isForTheSite({ name, attribs }: Element): boolean {
  if (name === "script") return attribs["type"] !== "application/json";
  if (name === "link") return /^(?:preload|prefetch|modulepreload|manifest)$/.test(attribs["rel"] ?? "");
  if (name === "meta") return attribs["http-equiv"]?.toLowerCase() === "content-security-policy";
  // These buttons start a worker, which Chromium refuses to pages of files.
  return name === "button" && attribs["data-try"] !== undefined;
}

function rewriteAddresses({ name, attribs }: Element, rewrite: Rewrite): void {
  // Canonical and alternate addresses still refer to the site.
  if (attribs["rel"] === "canonical" || (name === "link" && attribs["hreflang"] !== undefined)) return;
  for (const [attribute, value] of Object.entries(attribs)) {
    if (attribute === "srcset") attribs[attribute] = rewriteSet(value, rewrite);
    else if (ADDRESSES[attribute]?.includes(name)) attribs[attribute] = rewrite(value);
  }
  const { content } = attribs;
  if (attribs["http-equiv"]?.toLowerCase() === "refresh" && content !== undefined)
    attribs["content"] = content.replace(/(?<=url=).*$/i, rewrite);
}

function addProgram(document: Document, file: string): void {
  const top = pathToRoot(file);
  const elements = elementsOf(document);
  const charset = elements.find(({ attribs }) => attribs["charset"] !== undefined);
  const head = elements.find(({ name }) => name === "head");
  const parent = head ?? elements.find(({ name }) => name === "body") ?? document;
  // First in the head, because it must run before the first paint.
  for (const node of parse(`<script src="${top}offline/early.js"></script>`).children)
    if (charset) DomUtils.append(charset, node);
    else if (head) DomUtils.prependChild(head, node);
    else DomUtils.appendChild(parent, node);
  const page = `data-root="${top}" data-page="${escapeHtml(pathOfPage(file))}"`;
  const program = parse(
    `<link rel="stylesheet" href="${top}offline/page.css"><script defer src="${top}offline/page.js" ${page}></script>`,
  );
  for (const node of [...program.children]) DomUtils.appendChild(parent, node);
}

export const rewriteStyles = (css: string, rewrite: Rewrite): string =>
  css.replace(
    /url\(\s*(["']?)([^"')]+?)\1\s*\)/g,
    (_, quote: string, address: string) => `url(${quote}${rewrite(address)}${quote})`,
  );
