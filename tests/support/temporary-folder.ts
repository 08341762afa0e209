/** Folders of tests, outside of the repository. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** A new folder, which is removed after the test, or after the last one of the file or suite. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
  else onTestFinished(remove);
  return folder;
}

/** Writes files into a folder, with the folders that they are in. */
export const writerIn =
  (folder: string | (() => string)) =>
  (file: string, text: string | Uint8Array = ""): void => {
    const place = path.join(typeof folder === "string" ? folder : folder(), file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };

/** A new folder with files, which is removed as any other. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder("files");
  const write = writerIn(folder);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return folder;
}
