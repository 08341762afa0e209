import type { TextFile } from "luau-syntax";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { readOptionalFile } from "./read-optional-file";

/** The package's folder of platforms, whichever bundle this file is in. */
function shippedFolder(): string {
  const manifest = createRequire(__filename).resolve("luau-defs/package.json");
  return path.join(path.dirname(manifest), "platforms");
}

export const shippedPlatforms = (): readonly string[] =>
  readdirSync(shippedFolder())
    .map((file) => path.basename(file, ".json"))
    .sort();

export const readShipped = (name: string): TextFile => {
  const file = path.join(shippedFolder(), `${name}.json`);
  return { path: file, text: readFileSync(file, "utf8") };
};

/** The project's own inventory of a platform, or else the package's; null without either. */
export async function readPlatform(name: string, own: string, cwd: string): Promise<TextFile | null> {
  const text = await readOptionalFile(path.resolve(cwd, own));
  if (text !== null) return { path: own, text };
  return shippedPlatforms().includes(name) ? readShipped(name) : null;
}
