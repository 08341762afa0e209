import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Published files that never change under their names, which contain a digest of their contents. */
export interface Assets {
  /** The address below which they are published, with the base path. */
  readonly address: string;
  /** Publishes a file of the disk. Returns its address. */
  readonly publishFile: (file: string) => string;
  /** Publishes a file with these contents. Returns its address. */
  readonly publish: (name: string, contents: Uint8Array) => string;
}

/** Where they are published, relative to the site. */
export const ASSETS = "assets";

/**
 * @param folder the site's output
 * @param prefix the site's base path, without a trailing slash
 */
export function createAssets(folder: string, prefix: string): Assets {
  const address = `${prefix}/${ASSETS}`;
  const publish = (name: string, contents: Uint8Array): string => {
    const { name: stem, ext } = path.parse(name);
    const digest = createHash("sha256").update(contents).digest("hex").slice(0, 20);
    const file = `${stem.replaceAll(".", "-")}-${digest}${ext}`;
    mkdirSync(path.join(folder, ASSETS), { recursive: true });
    writeFileSync(path.join(folder, ASSETS, file), contents);
    return `${address}/${encodeURIComponent(file)}`;
  };
  return {
    address,
    publish,
    publishFile: (file) => publish(path.basename(file), readFileSync(file)),
  };
}
