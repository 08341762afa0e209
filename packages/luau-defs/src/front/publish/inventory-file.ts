import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { withoutLastSlash } from "../../link/addresses/routes";
import { toInventory, type InventoryOptions } from "../../write/published/to-inventory";
import type { ApiModel } from "../../model/model";
import { writeInventory } from "../../link/platforms/inventory-json";

const INVENTORY_FILE = "inventory.json";

/** Address of the format's schema on a site. */
const SCHEMA = "/schemas/inventory.schema.json";

export const inventoryText = (model: ApiModel, options: InventoryOptions): string =>
  writeInventory(toInventory(model, options), `${withoutLastSlash(options.url ?? "")}${SCHEMA}`);

/** Writes the inventory below `publicFolder`, and returns its path on the site. */
export async function writeInventoryFile(
  publicFolder: string,
  model: ApiModel,
  { directory, ...options }: InventoryOptions & { readonly directory?: string | undefined },
): Promise<string> {
  const { folder, address } = publishedFolder(publicFolder, directory);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, INVENTORY_FILE), inventoryText(model, options));
  return `${address}/${INVENTORY_FILE}`;
}

interface PublishedFolder {
  readonly folder: string;
  /** On the site, without a slash at its end. */
  readonly address: string;
}

const DEFAULT_DIRECTORY = "/definitions";

export function publishedFolder(publicFolder: string, directory = DEFAULT_DIRECTORY): PublishedFolder {
  const inside = directory.replaceAll(/^\/+|\/+$/g, "");
  return { folder: path.join(publicFolder, ...inside.split("/")), address: `/${inside}` };
}
