import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkedOutCommit, checkoutFiles } from "../../scripts/checkout-files";

/** The checkout's root folder. */
export const root = path.resolve(__dirname, "../..");

/** What a build makes itself, its file of types included, and what has no part in it. */
const notInputs = new Set([
  ".git",
  "gatsby-types.d.ts",
  ".cache",
  "public",
  "node_modules",
  "target",
  "dist",
  "tests",
  "test-results",
  "playwright-report",
  "coverage",
]);
const isInput = (file: string): boolean => !file.split(path.sep).some((part) => notInputs.has(part));

/**
 * Every file that a build may depend on, as paths from the base folder, sorted: what git tracks and what an
 * author has just written. An ignored file is none, nor one that another program keeps beside the sources for
 * a moment.
 */
export function siteInputs(base = root): readonly string[] {
  const files = checkoutFiles(base) ?? filesBelow(base);
  return files.map((file) => path.normalize(file)).filter(isInput);
}

/** An exported archive has no git: all that could be an input. */
function filesBelow(base: string, folder = ""): readonly string[] {
  return readdirSync(path.join(base, folder), { withFileTypes: true })
    .filter(({ name }) => isInput(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(base, path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )
    .filter((file) => existsSync(path.join(base, file)))
    .sort();
}

/**
 * A digest of all inputs, the history included, which pages have their dates from: two builds with the same
 * one give the same site.
 */
export function inputsDigest(base = root): string {
  const hash = createHash("sha256").update(checkedOutCommit(base));
  for (const file of siteInputs(base))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(base, file)))
      .update("\0");
  return hash.digest("hex");
}
