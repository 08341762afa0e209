/** Guides and posts compiled to JavaScript: written when they are read, and bundled into the renderer. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { relativePath } from "../relative-path";

/** Cleared together with Gatsby's nodes, which are not created again for unchanged files. */
const folder = ".cache/texts";

const compiledFile = (file: string): string =>
  path.resolve(folder, `${relativePath(file).replaceAll("/", "__")}.mjs`);

export function writeCompiledText(file: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(compiledFile(file), script);
}

/** @param file path of a guide or post without syntax errors */
export const compiledText = (file: string): string => readFileSync(compiledFile(file), "utf8");
