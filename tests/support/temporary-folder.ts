/** Folders of tests, outside of the repository. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, onTestFinished, TestRunner } from "vitest";

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

export interface TestFolder {
  /** The path of a file in it; its own without an argument. */
  readonly pathOf: (file?: string) => string;
  readonly write: (file: string, text?: string | Uint8Array) => void;
  readonly read: (file: string) => string;
}

/**
 * A folder that is new for each test of a file or suite. Hooks run in the order of the file: those that use it
 * come after it.
 */
export function folderOfEachTest(name: string): TestFolder {
  let folder = "";
  beforeEach(() => void (folder = temporaryFolder(name)));
  const pathOf = (file = ""): string => {
    // A relative path would be one of the checkout.
    if (folder === "") throw new Error(`The folder ${name} is used before a test has begun.`);
    return path.join(folder, file);
  };
  return { pathOf, write: writerIn(pathOf), read: (file) => readFileSync(pathOf(file), "utf8") };
}

/** A new folder with files, which is removed as any other. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder("files");
  const write = writerIn(folder);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return folder;
}
