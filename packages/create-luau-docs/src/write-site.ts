/** Writes a new site: all of it or nothing, and never over an existing file. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorMessage } from "luau-diagnostics";
import { kindOf } from "./disk";

/** The files of a site that must not exist before; all others of a folder are left unchanged. */
const OWN = ["site.config.ts", "package.json", ".npmrc", "content", "static", "nothing", "vendor"];

export function folderProblem(folder: string, shown: string): string | null {
  if (kindOf(folder) === "file") return `${shown} is a file. Choose another name.`;
  const present = OWN.filter((name) => existsSync(path.join(folder, name)));
  if (present.length === 0) return null;
  return (
    `The folder ${shown} has files that a site would replace: ${present.join(", ")}. ` +
    `They are never overwritten. Choose another folder, such as ${path.join(shown, "docs")}.`
  );
}

/** Renames a temporary folder, so that an interrupted run leaves nothing. Returns the problem, or null. */
export function writeSite(folder: string, files: ReadonlyMap<string, string | Uint8Array>): string | null {
  // Ctrl-C waits: a signal with a listener does not interrupt synchronous calls.
  const ignore = (): void => undefined;
  process.on("SIGINT", ignore);
  let stage: string | null = null;
  const created: string[] = [];
  try {
    const isNew = kindOf(folder) === null;
    if (isNew) {
      mkdirSync(path.dirname(folder), { recursive: true });
      stage = mkdtempSync(path.join(path.dirname(folder), ".create-luau-docs-"));
    }
    // Only its owner may read the temporary folder itself; who may read this one, the umask decides.
    const site = stage === null ? folder : path.join(stage, "site");
    for (const [file, text] of files)
      created.push(writeNew(path.join(isAbove(file) ? folder : site, file), text));
    if (stage !== null) renameSync(site, folder);
    return null;
  } catch (error) {
    for (const one of created) rmSync(one, { recursive: true, force: true });
    return `Nothing was created: ${errorMessage(error)}`;
  } finally {
    if (stage !== null) rmSync(stage, { recursive: true, force: true });
    process.off("SIGINT", ignore);
  }
}

export const existingAmong = (folder: string, files: Iterable<string>): readonly string[] =>
  [...files].filter((file) => existsSync(path.join(folder, file)));

const isAbove = (file: string): boolean => file.startsWith("../");

/** Returns the topmost folder that was created for the file, otherwise the file. */
function writeNew(file: string, text: string | Uint8Array): string {
  const created = mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: "wx" });
  return created ?? file;
}
