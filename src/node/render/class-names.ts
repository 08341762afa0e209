import path from "node:path";

/**
 * Classes of CSS modules are named after file and class alone: `EntryFrame-title`. A digest in each would not
 * compress, in every page and in the style sheet. File names are unique for that
 * (tests/unit/site/house-rules.test.ts); those of a site, which may repeat them, have a prefix.
 * @param file path of a CSS module
 * @returns what precedes `-title`
 */
export const classPrefix = (file: string): string =>
  `${isOfSite(file) ? "own-" : ""}${path.basename(file, ".module.css")}`;

const isOfSite = (file: string): boolean => /[\\/]src[\\/](?:theme|pages)[\\/]/.test(file);
