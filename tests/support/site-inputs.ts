import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The checkout's root folder. */
export const root = path.resolve(__dirname, "../..");

/** What a build makes itself, and what has no part in it. */
const notInputs = new Set([".git", ".cache", "public", "node_modules", "target", "dist", "tests", "test-results", "playwright-report", "coverage"]);

/** Every file that a build may depend on, as paths from the base folder, sorted. */
export function siteInputs(folder = "", base = root): readonly string[] {
  const entries = readdirSync(path.join(base, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !notInputs.has(name))
    .flatMap((entry) => (entry.isDirectory() ? siteInputs(path.join(folder, entry.name), base) : [path.join(folder, entry.name)]))
    .sort();
}

/** A digest of all inputs: two builds with the same one give the same site. */
export function inputsDigest(base = root): string {
  const hash = createHash("sha256");
  for (const file of siteInputs("", base)) hash.update(file).update("\0").update(readFileSync(path.join(base, file))).update("\0");
  return hash.digest("hex");
}
