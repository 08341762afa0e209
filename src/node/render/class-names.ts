import path from "node:path";

/**
 * The prefix of a CSS module's class names: `EntryFrame-title`. There is no digest, which would not compress
 * in pages and style sheet. File names are therefore unique (tests/unit/site/house-rules.test.ts); those of a
 * site have an additional prefix.
 * @param file path of a CSS module
 * @returns the part before `-title`
 */
export const classPrefix = (file: string): string =>
  `${isOfSite(file) ? "own-" : ""}${path.basename(file, ".module.css")}`;

const isOfSite = (file: string): boolean => /[\\/]src[\\/](?:theme|pages)[\\/]/.test(file);
