/** In: definitions, and paths of guides and scripts. Out: the documents whose samples are checked. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PipelineOutput } from "../../pipeline";
import { definitionDocument, textDocument, type SampleDocument } from "../../engine/samples/documents";
import { guideScope, moduleScope, NO_SCOPE, type ModuleScope } from "../../engine/samples/module-scope";
import { UsageError, type Terminal } from "./terminal";

/**
 * @param content files and folders of guides and scripts
 * @param exclude files and folders among them that are not read
 */
export async function sampleDocuments(
  { files }: PipelineOutput,
  content: readonly string[],
  exclude: readonly string[],
  terminal: Terminal,
): Promise<readonly SampleDocument[]> {
  const scope = moduleScope(files);
  const ofDefinitions = files.map(({ source, tree, converted }) =>
    definitionDocument(source, tree, converted.form === "module" ? scope : NO_SCOPE),
  );
  return [...ofDefinitions, ...(await readDocuments(content, exclude, guideScope(files, scope), terminal))];
}

async function readDocuments(
  requests: readonly string[],
  exclude: readonly string[],
  scope: ModuleScope,
  { cwd }: Terminal,
): Promise<readonly SampleDocument[]> {
  if (requests.length === 0) return [];
  const { glob } = await import("tinyglobby");
  const patterns = requests.flatMap((request) => [request, `${request}/**/*.{md,mdx,markdown,luau,lua}`]);
  const ignore = ["**/node_modules/**", ...exclude.flatMap((folder) => [folder, `${folder}/**`])];
  const found = await glob(patterns, { cwd, ignore, expandDirectories: false, caseSensitiveMatch: false });
  for (const request of requests)
    if (!existsSync(path.resolve(cwd, request)))
      throw new UsageError(`There is no file or folder \`${request}\`.`);
  return Promise.all(
    found
      .sort()
      .map(async (file) => textDocument(file, await readFile(path.resolve(cwd, file), "utf8"), scope)),
  );
}
