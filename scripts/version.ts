/** Run by `npm version 1.2.0` before the commit: sets the version elsewhere, and dates the changelog. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outdatedTexts } from "./documents/release-texts";
import { isMain, root, runOrExit } from "./run";

const DEPENDENCIES = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

type Manifest = Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };

/**
 * Writes version and day (`2026-01-31`) into all files of a checkout that contain them. Returns these; null without
 * an unreleased section in the changelog, and then writes nothing.
 */
export function bumpVersion(checkout: string, version: string, day: string): readonly string[] | null {
  const before = readFileSync(path.join(checkout, "CHANGELOG.md"), "utf8");
  const changelog = before.replace(/^## .*\(unreleased\)$/m, `## ${version} (${day})`);
  if (changelog === before) return null;
  const manifests = ["package.json", ...packageFiles(checkout)].map((file) => ({
    file,
    manifest: JSON.parse(readFileSync(path.join(checkout, file), "utf8")) as Manifest,
  }));
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  const written = manifests.map(({ file, manifest }) => ({
    file,
    text: withVersion(manifest, version, names),
  }));
  const all = [...written, { file: "CHANGELOG.md", text: changelog }, ...outdatedTexts(checkout, true)];
  for (const { file, text } of all) writeFileSync(path.join(checkout, file), text);
  return all.map(({ file }) => file);
}

const packageFiles = (checkout: string): readonly string[] =>
  ["packages", "plugins"].flatMap((folder) =>
    readdirSync(path.join(checkout, folder))
      .map((name) => path.join(folder, name, "package.json"))
      .filter((file) => existsSync(path.join(checkout, file))),
  );

function withVersion(manifest: Manifest, version: string, names: ReadonlySet<string>): string {
  const fields: Readonly<Record<string, unknown>> = { ...manifest, version };
  const entries = Object.entries(fields).map(([field, value]) => {
    if (!DEPENDENCIES.includes(field)) return [field, value];
    const versions = Object.entries(value as Readonly<Record<string, string>>);
    const changed = versions.map(([name, other]) => [name, names.has(name) ? version : other]);
    return [field, Object.fromEntries(changed)];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

if (isMain("scripts/version.ts")) {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as Manifest;
  const files = bumpVersion(root, version, new Date().toISOString().slice(0, 10));
  if (files === null) {
    console.error("CHANGELOG.md has no section `## … (unreleased)`: describe the release in one.");
    process.exit(1);
  }
  await runOrExit("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  await runOrExit("git", ["add", "package-lock.json", ...files]);
}
