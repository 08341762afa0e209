/** In: an unpacked package, and a scope. Out: the same, published under the scope. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { published, type Manifest } from "./packages";

export function applyScope(folder: string, scope: string): void {
  const change = (file: string, scoped: (text: string, scope: string) => string): void => {
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(path.join(folder, file), scoped(text, scope));
  };
  change("package.json", scopedManifest);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.(?:[cm]?[jt]s|tsx|mdx?)$/.test(file)) change(file, scopedCommands);
}

function scopedManifest(text: string, scope: string): string {
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

/** Commands that install from the registry; `npx luau-docs` runs the installed package. */
export const scopedCommands = (text: string, scope: string): string =>
  text
    .replaceAll(/\bnpm create (?=luau-docs\b)/g, `npm create ${scope}/`)
    .replaceAll(/\bnpx (?=create-luau-docs\b)/g, `npx ${scope}/`)
    .replaceAll(/\bnpm (install|i) (luau-(?:docs|defs))\b/g, `npm $1 $2@npm:${scope}/$2`);
