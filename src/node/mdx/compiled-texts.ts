/** Guides and posts compiled to JavaScript: written when they are read, and bundled into the renderer. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { relativePath } from "../files/relative-path";
import { writeWithFolder } from "../files/write-unless-same";

/** Cleared together with Gatsby's nodes, which are not created again for unchanged files. */
const folder = ".cache/texts";

/** The name of the error of a text whose problem has been reported. */
export const UNREAD_TEXT = "UnreadText";

const compiledFile = (file: string): string => path.resolve(folder, `${relativePath(file)}.mjs`);

export const writeCompiledText = (file: string, script: string): void =>
  writeWithFolder(compiledFile(file), script);

/** In a build, a text that cannot be compiled has no page: in development, its last one. */
export const removeCompiledText = (file: string): void => rmSync(compiledFile(file), { force: true });

/** The last valid module of a text. Without any, it fails when its page is rendered, unlike the others. */
export function compiledText(file: string): string {
  const compiled = compiledFile(file);
  if (existsSync(compiled)) return readFileSync(compiled, "utf8");
  const message = `${relativePath(file)} has a problem, and had no valid text before.`;
  const error = `Object.assign(new Error(${JSON.stringify(message)}), { name: "${UNREAD_TEXT}" })`;
  return `export default () => { throw ${error}; };`;
}
