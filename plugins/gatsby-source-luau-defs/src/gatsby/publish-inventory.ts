import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { withGrouping } from "../model/grouping";
import type { ApiModel } from "../model/model";
import { writeInventoryFile } from "../publish/inventory-file";
import type { PluginOptions } from "./options";
import { siteFolder } from "./site-folder";

/** Publishes the inventory of a build, for editors and other sites. */
export async function publishInventory(
  api: SourceNodesArgs,
  options: PluginOptions,
  model: ApiModel,
): Promise<void> {
  const { title = options.ide?.name ?? "Reference", siteUrl, basePath, pages, require, directory } = options;
  const place = { title, url: siteUrl ?? options.ide?.baseUrl ?? null, basePath, pages, require, directory };
  const publicFolder = path.join(siteFolder(api), "public");
  const address = await writeInventoryFile(publicFolder, withGrouping(model, options), place);
  api.reporter.info(`Luau definitions: the inventory is ${address}`);
}
