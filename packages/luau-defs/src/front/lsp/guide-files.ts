/** The guides of a folder: Markdown files beside the definitions, on disk and in the editor. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sourceText, type SourceText } from "luau-syntax";

export const isGuide = (file: string): boolean => /\.(?:mdx?|markdown)$/i.test(file);

/** Built sites, packages, and the guides of frozen versions, whose symbols are those of their release. */
const IGNORED = ["**/node_modules/**", "**/public/**", "**/dist/**", "**/versions/**"];

/** Reads all guides. Only renaming and lists of references need those that are not open. */
export async function readGuides(
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
