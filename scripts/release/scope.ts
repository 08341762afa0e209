/** In: the sources of packages, and a scope. Out: the same, published under the scope. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packageFolders, published, type Manifest } from "./packages";

/** @param workspace a copy of the checkout, which is changed; only `files` are, relative to it */
export function applyScope(workspace: string, files: readonly string[], scope: string): void {
  const folders = published.map((name) => `${packageFolders[name]}/`);
  const own = files
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => folders.some((folder) => file.startsWith(folder)));
  for (const file of own.filter((name) => /\.(?:ts|mdx?)$|\/package\.json$/.test(name))) {
    const full = path.join(workspace, file);
    const text = readFileSync(full, "utf8");
    writeFileSync(
      full,
      file.endsWith("/package.json") ? scopedManifest(text, scope) : scopedCommands(text, scope),
    );
  }
}

function scopedManifest(text: string, scope: string): string {
  // As our own files have it.
  const manifest = JSON.parse(scopedCommands(text, scope)) as Manifest;
  const aliases = Object.entries(manifest.dependencies ?? {}).map(([name, version]) => [
    name,
    published.includes(name) ? `npm:${scope}/${name}@${version}` : version,
  ]);
  return JSON.stringify({
    ...manifest,
    name: published.includes(manifest.name) ? `${scope}/${manifest.name}` : manifest.name,
    dependencies: Object.fromEntries(aliases),
  });
}

/** Commands that install from the registry; `npx luau-docs` runs what a site has installed. */
export const scopedCommands = (text: string, scope: string): string =>
  text
    .replaceAll(/\bnpm create (?=luau-docs\b)/g, `npm create ${scope}/`)
    .replaceAll(/\bnpx (?=create-luau-docs\b)/g, `npx ${scope}/`)
    .replaceAll(/\bnpm (install|i) (luau-(?:docs|defs))\b/g, `npm $1 $2@npm:${scope}/$2`);
