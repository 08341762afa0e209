/** In: definitions, and paths of guides and scripts. Out: the documents whose samples are checked. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { TextFile } from "luau-syntax";
import type { PipelineOutput } from "../../pipeline";
import { documentsOf, type SampleDocument } from "../../engine/samples/documents";
import { UsageError, type Terminal } from "./terminal";

/**
 * @param content files and folders of guides and scripts
 * @param exclude files and folders among them that are not read
 */
export const sampleDocuments = async (
  { files }: PipelineOutput,
  content: readonly string[],
  exclude: readonly string[],
  terminal: Terminal,
): Promise<readonly SampleDocument[]> =>
  documentsOf(files, files, await readTexts(content, exclude, terminal));

async function readTexts(
  requests: readonly string[],
  exclude: readonly string[],
  { cwd }: Terminal,
): Promise<readonly TextFile[]> {
  if (requests.length === 0) return [];
  const { glob } = await import("tinyglobby");
  const patterns = requests.flatMap((request) => [request, `${request}/**/*.{md,mdx,markdown,luau,lua}`]);
  const ignore = ["**/node_modules/**", ...exclude.flatMap((folder) => [folder, `${folder}/**`])];
  const files = await glob(patterns, { cwd, ignore, expandDirectories: false, caseSensitiveMatch: false });
  for (const request of requests)
    if (!existsSync(path.resolve(cwd, request)))
      throw new UsageError(`There is no file or folder \`${request}\`.`);
  const read = async (file: string): Promise<TextFile> => ({
    path: file,
    text: await readFile(path.resolve(cwd, file), "utf8"),
  });
  return Promise.all(files.sort().map(read));
}
