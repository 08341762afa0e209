/** Bundles a site, once in a build, and again after each change in development. */
import { rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Metafile } from "esbuild";
import { filesUnder } from "../files/published-files";
import { writeWithFolder } from "../files/write-unless-same";
import { ASSETS, createAssets, type Assets } from "./assets";
import { clientContext, readClientBundle } from "./bundle-client";
import { readRendererFiles, rendererContext } from "./bundle-renderer";
import type { BundleContext, Bundles } from "./bundles";
import { generatedFolder } from "../site-data/generated-modules";
import { createRenderer, type Renderer } from "./renderer";
import { publishStyleSheet } from "./style-sheet";

export interface Bundler {
  /** Bundles the working directory. Rejects with errors that bundle-problems.ts explains. */
  readonly bundle: () => Promise<Renderer>;
  readonly close: () => Promise<unknown>;
}

interface Options {
  /** The components of all pages. */
  readonly components: () => readonly string[];
  /** The site's base path, without a trailing slash. */
  readonly prefix: string;
}

export async function createBundler({ components, prefix }: Options): Promise<Bundler> {
  // Files of earlier builds have other names.
  rmSync(path.join("public", ASSETS), { recursive: true, force: true });
  const assets = createAssets("public", prefix);
  const [client, renderer] = await Promise.all([
    clientContext(assets, prefix),
    rendererContext({ components, assets, prefix }),
  ]);
  // Edits of guides and definitions do not change scripts and styles.
  let last: { readonly stamp: string; readonly bundles: Bundles } | null = null;
  const clientBundles = async (): Promise<Bundles> => {
    const stamp = stampOfSources();
    if (last?.stamp !== stamp) last = { stamp, bundles: bundlesOf(await rebuild(client), assets) };
    return last.bundles;
  };
  const bundle = async (): Promise<Renderer> => {
    const listed = components();
    const [bundles, metafile] = await both(clientBundles(), rebuild(renderer));
    return createRenderer(readRendererFiles(metafile, listed), bundles);
  };
  return { bundle, close: () => Promise.all([client.dispose(), renderer.dispose()]) };
}

/** The source files of scripts and styles, with their modification times. */
const stampOfSources = (): string =>
  ["src", generatedFolder()]
    .flatMap((folder) => filesUnder(folder).map((file) => path.join(folder, file)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");

/** Writes the result itself: esbuild deletes that of the last rebuild, which pages still load, when one fails. */
async function rebuild(context: BundleContext): Promise<Metafile> {
  const { metafile, outputFiles } = await context.rebuild();
  for (const { path: file, contents } of outputFiles) writeWithFolder(file, contents);
  return metafile;
}

/** Waits for both, since esbuild answers calls during a rebuild with its result. Rejects with all errors. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<readonly [A, B]> {
  const errors: unknown[] = [];
  const settled = <T>(promise: Promise<T>) => promise.catch((error: unknown) => void errors.push(error));
  const [a, b] = await Promise.all([settled(first), settled(second)]);
  if (a === undefined || b === undefined) throw new AggregateError(errors);
  return [a, b];
}

/** The bundles of a stock build, in which Gatsby renders the pages. */
export async function bundleForStock(prefix: string): Promise<Bundles> {
  const assets = createAssets("public", prefix);
  const client = await clientContext(assets, prefix);
  const metafile = await rebuild(client);
  await client.dispose();
  return bundlesOf(metafile, assets);
}

function bundlesOf(client: Metafile, assets: Assets): Bundles {
  const { href, fonts } = publishStyleSheet(assets);
  return { ...readClientBundle(client, assets), styles: href, fonts };
}
