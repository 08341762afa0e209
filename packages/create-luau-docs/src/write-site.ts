/** Writes a new site: all of it or nothing, and never over an existing file. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { counted, errorMessage } from "luau-diagnostics";
import { kindOf } from "./kind-of";

/** An empty repository is a place for a site. */
const ALLOWED = new Set([".git", ".DS_Store"]);
const MOST_LISTED = 10;

/** Why a site cannot be created in a folder, in words; null if it can be. */
export function folderMistake(folder: string, shown: string): string | null {
  const kind = kindOf(folder);
  if (kind === null) return null;
  if (kind === "file") return `${shown} is a file. Choose another name.`;
  const found = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ALLOWED.has(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
  if (found.length === 0) return null;
  const more = found.length - MOST_LISTED;
  return [
    `The folder ${shown} is not empty, and existing files are never overwritten. It contains:`,
    ...found.slice(0, MOST_LISTED).map((name) => `  ${name}`),
    ...(more > 0 ? [`  and ${counted(more, "other")}`] : []),
    "Choose another name, or move these files away.",
  ].join("\n");
}

/**
 * Writes the files into a temporary folder, which then becomes the site's, so that an interrupted run leaves
 * no part of a site.
 * @returns the mistake of the file system, or null
 */
export function writeSite(folder: string, files: ReadonlyMap<string, string | Uint8Array>): string | null {
  // Ctrl-C waits: a signal with a listener does not interrupt synchronous calls.
  const ignore = (): void => undefined;
  process.on("SIGINT", ignore);
  let stage: string | null = null;
  const made: string[] = [];
  try {
    const isNew = kindOf(folder) === null;
    const place = isNew ? path.dirname(folder) : folder;
    mkdirSync(place, { recursive: true });
    stage = mkdtempSync(path.join(place, ".create-luau-docs-"));
    // Only its owner may read the temporary folder itself; who may read this one, the umask decides.
    const site = path.join(stage, "site");
    mkdirSync(site);
    writeFiles(site, new Map([...files].filter(([file]) => !isAbove(file))));
    for (const [file, text] of files) if (isAbove(file)) made.push(writeNew(path.join(folder, file), text));
    if (isNew) renameSync(site, folder);
    else moveEntries(site, folder);
    return null;
  } catch (error) {
    for (const one of made) rmSync(one, { recursive: true, force: true });
    return `Nothing was created: ${errorMessage(error)}`;
  } finally {
    if (stage !== null) rmSync(stage, { recursive: true, force: true });
    process.off("SIGINT", ignore);
  }
}

/** Files of the repository that the site is in. */
const isAbove = (file: string): boolean => file.startsWith("../");

function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [file, text] of files) writeNew(path.join(folder, file), text);
}

/** @returns the topmost folder that was created for the file, or else the file */
function writeNew(file: string, text: string | Uint8Array): string {
  const made = mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: "wx" });
  return made ?? file;
}

function moveEntries(from: string, to: string): void {
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name));
}
