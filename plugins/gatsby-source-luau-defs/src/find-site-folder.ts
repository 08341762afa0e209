import type { NodePluginArgs } from "gatsby";

/** Gatsby's store is loosely typed; this property has existed since version 2. */
export const siteFolder = ({ store }: NodePluginArgs): string =>
  (store.getState() as { program: { directory: string } }).program.directory;
