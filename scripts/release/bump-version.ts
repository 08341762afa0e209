/** Sets the version of a release in packages, their dependencies on each other, changelog and documents. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outdatedTexts } from "../documents/release-texts";

const DEPENDENCIES = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

type Manifest = Readonly<Record<string, unknown>> & { readonly name: string };

export interface Refusal {
  readonly problem: string;
}

/** Writes version and day (`2026-01-31`) into all files of a checkout that contain them. Returns these. */
export function bumpVersion(
  checkout: string,
  version: string,
  day: string,
): Refusal | { readonly files: readonly string[] } {
  const changelog = datedChangelog(readFileSync(path.join(checkout, "CHANGELOG.md"), "utf8"), version, day);
  if (typeof changelog !== "string") return changelog;
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
  return { files: all.map(({ file }) => file) };
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

function datedChangelog(text: string, version: string, day: string): Refusal | string {
  const heading = /^## .*\(unreleased\)$/m;
  if (!heading.test(text))
    return { problem: "CHANGELOG.md has no section `## … (unreleased)`: describe the release in one." };
  return text.replace(heading, `## ${version} (${day})`);
}
