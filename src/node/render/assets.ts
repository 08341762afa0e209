import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { writeWithFolder } from "../files/write-unless-same";

/** Published files with a digest of their contents in their names, which never change. */
export interface Assets {
  /** Their base address, including the base path. */
  readonly address: string;
  /** Publishes a file, and returns its address. */
  readonly publishFile: (file: string) => string;
  /** Publishes a file with these contents, and returns its address. */
  readonly publish: (name: string, contents: Uint8Array) => string;
}

/** Their folder, relative to the site. */
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
    writeWithFolder(path.join(folder, ASSETS, file), contents);
    return `${address}/${encodeURIComponent(file)}`;
  };
  return {
    address,
    publish,
    publishFile: (file) => publish(path.basename(file), readFileSync(file)),
  };
}
