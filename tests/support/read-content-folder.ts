import { readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { checkContent, type SiteNames } from "../../src/node/content/check-content";
import { contentFileAt } from "../../src/node/content/content-file";
import { fileFacts } from "../../src/node/content/read-content";
import type { ContentReading } from "../../src/node/content/read-content";
import { readContentFile } from "../../src/node/content/read-content-file";
import { filesUnder } from "../../src/node/files/published-files";

/** A site without names of its own. */
export const NO_NAMES: SiteNames = {
  symbols: new Set(),
  components: new Set(),
  files: new Set(),
  hasModule: () => true,
  staticFiles: new Set(),
  reserved: new Set(),
};

export interface ContentFolder {
  readonly readings: ReadonlyMap<string, ContentReading>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a content folder as the build does, without Gatsby. Paths are relative to the folder. */
export function readContentFolder(folder: string, symbols: readonly string[]): ContentFolder {
  const files = filesUnder(folder);
  const readings = new Map<string, ContentReading>();
  for (const file of files) {
    const content = contentFileAt(file);
    const bytes = readFileSync(path.join(folder, file));
    if (content !== null) readings.set(file, readContentFile(content, { file, bytes, versionPath: "/docs" }));
  }
  const facts = [...readings].flatMap(([file, reading]) => {
    const content = contentFileAt(file);
    return content === null ? [] : [fileFacts(file, content, reading)];
  });
  const levels = { brokenMarkdownLinks: "warning", duplicateRoutes: "warning" } as const;
  const staticFiles = new Set(filesUnder("static"));
  const names = { ...NO_NAMES, symbols: new Set(symbols), files: new Set(files), staticFiles };
  return { readings, diagnostics: checkContent(facts, names, levels) };
}
