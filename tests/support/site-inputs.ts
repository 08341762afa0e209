import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../../scripts/checkout-files";
import { root } from "../../scripts/run";
import { git } from "../../src/node/files/git";

export { root };

/** Files that a build generates, including its types, and files that do not affect it. */
const notInputs = new Set([
  ".git",
  "gatsby-types.d.ts",
  ".cache",
  ".samples",
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
 * Every file that may affect a build, as paths relative to the base folder, sorted: tracked files and new
 * ones. Excludes ignored files, and temporary files of other programs.
 */
export function siteInputs(base = root): readonly string[] {
  return sourceFiles(base)
    .map((file) => path.normalize(file))
    .filter(isInput);
}

/**
 * A digest of all inputs, including the git history, which determines the dates of pages: equal digests mean
 * equal sites.
 */
export function inputsDigest(base = root): string {
  const hash = createHash("sha256").update(git(base, "rev-parse", "--verify", "--quiet", "HEAD") ?? "");
  for (const file of siteInputs(base))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(base, file)))
      .update("\0");
  return hash.digest("hex");
}
