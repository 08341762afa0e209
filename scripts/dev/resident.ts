/** The process of `npm run dev` that loads Gatsby. It runs in the site's copy; see messages.ts. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, watchFile } from "node:fs";
import path from "node:path";
import {
  createBundles,
  currentPageData,
  reporter,
  startData,
  store,
  writeSiteData,
} from "gatsby-lean/develop";
import { notesFile } from "../../src/node/samples/notes-file";
import { createPageChecks } from "./follow-pages";
import type { FromResident, ToResident } from "./messages";
import { createPages, servePages } from "./pages";

const bundles = createBundles();
const pages = createPages(bundles.compile);
let compiledFrom = "";
let work = Promise.resolve();
/** Saved since pages were checked. */
let saved: string[] = [];

const checkPages = createPageChecks(
  {
    paths: () => [...store.getState().pages.keys()],
    dataOf: currentPageData,
    htmlOf: (path) => pages.htmlOf({ path }),
  },
  [process.env["SITE_SOURCES"] ?? ".", "."],
  reporter,
);

const data = startData({ firstCompile, onSettled: () => void update() });

const tell = (message: FromResident): void => void process.send?.(message);

async function firstCompile(): Promise<void> {
  compiledFrom = generatedSources();
  await bundles.compile();
  tell({ ready: await servePages(pages, data.open) });
  checkPages("all");
  watchFile(notesFile, { interval: 200 }, () => {
    pages.forget();
    tell({ changed: true });
  });
}

/** Shows changes, after any running update. */
function update(): Promise<void> {
  work = work.then(async () => {
    await writeSiteData();
    const sources = generatedSources();
    const isSame = sources === compiledFrom;
    if (!isSame) bundles.invalidateAll();
    compiledFrom = sources;
    await bundles.compile();
    pages.forget();
    tell({ changed: true });
    checkPages(isSame ? saved : "all");
    saved = [];
  });
  return work;
}

/** A digest of the generated sources of bundles: the site's data, and the list of templates. */
function generatedSources(): string {
  const hash = createHash("sha256").update([...store.getState().components.keys()].sort().join("\n"));
  const folder = path.resolve(".cache/site");
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex");
}

const isBundled = (file: string): boolean => /^src[\\/]/.test(file) || /^content[\\/].*\.mdx?$/.test(file);
const mayHaveQuery = (file: string): boolean => /^src[\\/].*\.tsx?$/.test(file);
/** Gatsby's plugins watch these folders themselves. */
const isNode = (file: string): boolean => /^(?:content|definitions)[\\/]/.test(file);

function onChanged(files: readonly string[]): void {
  saved.push(...files);
  bundles.invalidate(files.filter(isBundled).map((file) => path.resolve(file)));
  // Concurrently with Gatsby's nodes and queries.
  void bundles.compile();
  for (const file of files.filter(mayHaveQuery)) data.sourceChanged(path.resolve(file));
  if (!files.every((file) => isNode(file) || mayHaveQuery(file))) void update();
}

/** Writes the caches for the next start. Gatsby logs until then, which requires its parent. */
async function close(): Promise<void> {
  await bundles.close();
  process.exit(0);
}

// Gatsby's hooks also exchange messages.
process.on("message", (message: ToResident) => {
  if (message.changed !== undefined) onChanged(message.changed);
  if (message.close === true) void close();
});
// Ctrl-C signals all processes of a terminal at once. This one ends when its parent requests it or has ended.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(1));
