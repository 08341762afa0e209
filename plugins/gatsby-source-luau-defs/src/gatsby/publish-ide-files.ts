import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { readMocks, type PipelineOutput } from "../pipeline";
import { writeIdeFiles } from "../publish/ide-files";
import { definitionsFolder, type PluginOptions } from "./options";
import { reportSnapshot } from "./report";
import { siteFolder } from "./site-folder";

/**
 * Publishes the files for editors if the option `ide` is set. Mistakes in the definitions have already been
 * reported.
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
  const published = await writeIdeFiles(path.join(folder, "public"), output, options.ide, place);
  if (
    reportSnapshot(
      { diagnostics: published.diagnostics, sources: output.sources, problems: [] },
      api.reporter,
      "files for editors",
    )
  )
    api.reporter.panicOnBuild("Luau definitions: there is no bundle for editors");
  else
    api.reporter.info(
      `Luau definitions: ${published.value.length} files for editors in ${path.posix.dirname(published.value[0] ?? "/")}`,
    );
}
