import { readFile } from "node:fs/promises";
import path from "node:path";
import { sourceText, type SourceText } from "luau-syntax";

/** Built sites, packages, and the guides of frozen versions, whose symbols are those of their release. */
const IGNORED = ["**/node_modules/**", "**/public/**", "**/dist/**", "**/versions/**"];

/** Reads all guides of a folder, those in the editor as they are there; only renames and references need them. */
export async function readGuideSources(
  root: string,
  open: ReadonlyMap<string, SourceText>,
): Promise<readonly SourceText[]> {
  const { glob } = await import("tinyglobby");
  const files = await glob("**/*.{md,mdx}", { cwd: root, ignore: IGNORED });
  const texts = await Promise.all(
    files.map(async (file) => {
      const opened = open.get(file);
      if (opened !== undefined) return opened;
      const text = await readFile(path.join(root, file), "utf8").catch(() => null);
      return text === null ? null : sourceText(file, text);
    }),
  );
  return texts.filter((one) => one !== null);
}
