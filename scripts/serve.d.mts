import type { SiteFolder } from "./site-folder.mjs";

/** What to serve: a folder, and the base path of its pages, as in `/docs-site`. */
export interface ServedFolder {
  readonly folder: string;
  readonly prefix: string;
}

/** Serves a folder on 127.0.0.1; port 0 takes any free one. */
export function serve(options?: Partial<ServedFolder> & { readonly port?: number }): Promise<{ readonly address: string; readonly close: () => Promise<void> }>;

/** What to serve of a built site; null before its first build. */
export function servedSite(folders: SiteFolder): ServedFolder | null;
