import path from "node:path";
import type { BuildArgs } from "gatsby";
import { findFiles, readSources, runOnSources } from "../pipeline";
import { writeIdeFiles } from "../publish/ide-files";
import { requestedPaths, type PluginOptions } from "./options";
import { reportSnapshot } from "./report";
import { siteFolder } from "./site-folder";

/** Behind the pages, the files for editors: where the option `ide` asks for them. */
export async function publishIdeFiles(api: BuildArgs, options: PluginOptions): Promise<void> {
  if (options.ide === undefined) return;
  const cwd = siteFolder(api);
  const { files, problems } = await findFiles(requestedPaths(options, cwd), cwd);
  const read = await readSources(files, cwd);
  const { value } = runOnSources(read.value, {}, read.diagnostics);
  // The mistakes of the files themselves were reported when the pages were made of them.
  const published = await writeIdeFiles(path.join(cwd, "public"), value, options.ide, options);
  if (reportSnapshot({ diagnostics: published.diagnostics, sources: value.sources, problems }, api.reporter)) api.reporter.panicOnBuild("Luau definitions: there is no bundle for editors");
  else api.reporter.info(`Luau definitions: ${published.value.length} files for editors in ${path.posix.dirname(published.value[0] ?? "/")}`);
}
