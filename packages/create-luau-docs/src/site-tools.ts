/** The archives of the tools that a site from a clone brings, as long as no registry has them. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import packageJson from "../package.json";

/** The clone of the repository that this program is part of; null for the package, which has no sources. */
export const CLONE = existsSync(path.join(__dirname, "../src")) ? path.resolve(__dirname, "../../..") : null;

export type SiteTools = ReadonlyMap<string, Uint8Array>;

export const NO_TOOLS: SiteTools = new Map();

/** Packs them; empty for the published package. Throws if the clone cannot be packed. */
export function packTools(): SiteTools {
  const clone = CLONE;
  if (clone === null) return NO_TOOLS;
  process.stdout.write("Packing the tools of this clone, once for each state of it…\n");
  const script = ["scripts/ts.mjs", "scripts/release/pack-site-tools.ts"].map((file) =>
    path.join(clone, file),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, script, { cwd: clone, encoding: "utf8" });
  if (status !== 0) throw new Error(`The tools could not be packed:\n${stderr}`);
  const folder = stdout.trim();
  if (folder === "") return NO_TOOLS;
  return new Map(
    readdirSync(folder).map((file) => [`vendor/${file}`, readFileSync(path.join(folder, file))] as const),
  );
}

/** The archive of the product, which depends on the others beside it; null without tools. */
export function productArchive(tools: SiteTools): string | null {
  const archive = [...tools.keys()].find((file) => file.startsWith("vendor/luau-docs-"));
  return archive === undefined ? null : `file:${archive}`;
}

export function sizeOf(tools: SiteTools): string {
  const bytes = Array.from(tools.values(), ({ length }) => length);
  return `${(bytes.reduce((sum, length) => sum + length, 0) / 1e6).toFixed(1)} MB`;
}

/** The version of this package, and of the `luau-docs` that new sites depend on. */
export const VERSION: string = packageJson.version;

/** `@name` where this package is published as `@name/create-luau-docs`. */
const [, scope = null] = /^(@[^/]+)\//.exec(packageJson.name) ?? [];

/** The `luau-docs` of a new site, under this name in any case. */
export const PRODUCT = scope === null ? VERSION : `npm:${scope}/luau-docs@${VERSION}`;
