/** Packs the tools that sites of this checkout install before the first release, and prints their folder. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../checkout-files";
import { isReleased } from "../documents/release-texts";
import { root } from "../run";
import { neighbourArchives, packPackages } from "./pack-packages";

const files = sourceFiles(root);
const digest = createHash("sha256");
for (const file of files) digest.update(`${file}\0`).update(readFileSync(path.join(root, file)));
const folders = path.join(root, "dist/site-tools");
const folder = path.join(folders, digest.digest("hex").slice(0, 16));

if (!isReleased(root)) {
  if (!existsSync(folder)) pack();
  process.stdout.write(`${folder}\n`);
}

function pack(): void {
  rmSync(folders, { recursive: true, force: true });
  mkdirSync(folders, { recursive: true });
  const unfinished = mkdtempSync(path.join(folders, "unfinished-"));
  const packed = mkdtempSync(path.join(folders, "packed-"));
  const { workspace, archives } = packPackages(files, packed);
  const { "create-luau-docs": create = "" } = neighbourArchives(archives, unfinished);
  for (const scratch of [workspace, packed, create]) rmSync(scratch, { recursive: true });
  renameSync(unfinished, folder);
}
