import type { NodePluginArgs } from "gatsby";

/** Gatsby types its store loosely; this has been in it since version 2. */
export const siteFolder = ({ store }: NodePluginArgs): string =>
  (store.getState() as { program: { directory: string } }).program.directory;
