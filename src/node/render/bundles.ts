import type { BuildContext } from "esbuild";

/** Bundles in memory: see bundle-site.ts. */
export type BundleContext = BuildContext<{ metafile: true; write: false }>;

/** The addresses that every page loads. Pages are rendered again when they change. */
export interface Bundles {
  readonly script: string;
  /** Static imports of the script. */
  readonly parts: readonly string[];
  readonly styles: string;
  readonly fonts: readonly string[];
}
