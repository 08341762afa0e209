import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { readMocks, type PipelineOutput } from "../pipeline";
import { writeIdeFiles } from "../publish/ide-files";
import { definitionsFolder, type PluginOptions } from "./options";
import { siteFolder } from "./site-folder";

/**
 * Publishes the files for editors if the option `ide` is set. Mistakes in the definitions, and names that
 * cannot be in one bundle, have already been reported.
 */
export async function publishIdeFiles(
  api: SourceNodesArgs,
  options: PluginOptions,
  output: PipelineOutput,
): Promise<void> {
  if (options.ide === undefined) return;
  const folder = siteFolder(api);
  const mocks = await readMocks([...output.sources.keys()], definitionsFolder(options, folder));
  const place = { ...options, mocks };
  const ide = { ...options.ide, directory: options.directory };
  const { value: files } = await writeIdeFiles(path.join(folder, "public"), output, ide, place);
  api.reporter.info(
    `Luau definitions: ${files.length} files for editors in ${path.posix.dirname(files[0] ?? "/")}`,
  );
}
