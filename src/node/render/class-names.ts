import { createHash } from "node:crypto";
import path from "node:path";

/**
 * The prefix of a CSS module's class names as it is compiled: `EntryFrame-title`. File names are therefore
 * unique (tests/unit/site/house-rules.test.ts); those of a site have an additional prefix.
 * @param file path of a CSS module
 * @returns the part before `-title`
 */
export const classPrefix = (file: string): string =>
  `${isOfSite(file) ? "own-" : ""}${path.basename(file, ".module.css")}`;

/**
 * Shortens the class names of the product's CSS modules for publishing: every page and the style sheet
 * contain them. Those of a site are kept.
 * @param file path of a CSS module
 * @param names the names of its classes in the file
 * @returns their names in pages, by those in the file: three characters of the file's own, and a number
 */
export function shortNames(file: string, names: readonly string[]): ReadonlyMap<string, string> {
  const prefix = classPrefix(file);
  const short = shortPrefix(prefix);
  return new Map(
    [...names]
      .sort()
      .map((name, index) => [name, isOfSite(file) ? `${prefix}-${name}` : short + index.toString(36)]),
  );
}

/** @returns three characters, unique among the product's CSS modules (tests/unit/site/house-rules.test.ts) */
export const shortPrefix = (prefix: string): string => {
  const value = createHash("sha256").update(prefix).digest().readUInt32BE();
  // A class name begins with a letter.
  const first = (10 + (value % 26)).toString(36);
  return first + (Math.floor(value / 26) % 1296).toString(36).padStart(2, "0");
};

const isOfSite = (file: string): boolean => /[\\/]src[\\/](?:theme|pages)[\\/]/.test(file);
