import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "./site-inputs";

const leftOut = new Set([
  ".cache",
  ".samples",
  "public",
  "target",
  "tests",
  "test-results",
  "playwright-report",
  "coverage",
]);
/** Temporary files that concurrent tools write next to packages. */
const ofTools = new Set([".cache", ".vite", ".vite-temp"]);

/**
 * Copies the checkout, including its git history, which determines the dates of pages, and its packages. Only
 * packages are linked, since sources may be modified.
 */
export const copyCheckout = (to: string): void => copyTree(root, to);

function copyTree(from: string, to: string, inPackages = false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!inPackages && (leftOut.has(entry.name) || (entry.name === "dist" && from === root))) continue;
    if (inPackages && ofTools.has(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyTree(source, target, inPackages || entry.name === "node_modules");
    else if (inPackages) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}

/** Creates a hard link if both folders are on the same disk, since the packages are hundreds of megabytes. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
