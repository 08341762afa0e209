import { type TextFile } from "luau-contract";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readOptionalFile } from "./read-optional-file";

/** Of the package: beside its bundles, or above its sources. */
function shippedFolder(): string {
  const folders = [".", "..", "../.."].map((up) => path.join(__dirname, up, "platforms"));
  const found = folders.find((folder) => existsSync(path.join(folder, "roblox.json")));
  if (found === undefined) throw new Error(`The package has no folder \`platforms\` above ${__dirname}.`);
  return found;
}

/** The names of the platforms that the package has an inventory of. */
export const shippedPlatforms = (): readonly string[] =>
  readdirSync(shippedFolder())
    .map((file) => path.basename(file, ".json"))
    .sort();

/** The inventory of a platform that the package has. */
export const readShipped = (name: string): TextFile => {
  const file = path.join(shippedFolder(), `${name}.json`);
  return { path: file, text: readFileSync(file, "utf8") };
};

/**
 * The project's own inventory of a platform, or else the package's; null without either.
 * @param own where the project's would be, relative to `cwd`
 */
export async function readPlatform(name: string, own: string, cwd: string): Promise<TextFile | null> {
  const text = await readOptionalFile(path.resolve(cwd, own));
  if (text !== null) return { path: own, text };
  return shippedPlatforms().includes(name) ? readShipped(name) : null;
}
