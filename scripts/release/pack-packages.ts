/** In: a checkout. Out: the archives that are published, packed in a copy of it. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandLine, root } from "../run";
import { type Manifest, packageFolders, published, SCOPE } from "./packages";
import { applyScope } from "./scope";

/** Name of a package, without a scope → path of its archive. */
export type Archives = Readonly<Record<string, string>>;

const NOT_PACKED = /^(?:content|definitions|benchmarks|tests)[\\/]/;

/** Packs in a copy of the sources, which the caller removes: packing builds in folders that are in use. */
export function packPackages(
  files: readonly string[],
  target: string,
  scope: string | null = SCOPE,
): { readonly workspace: string; readonly archives: Archives } {
  const workspace = mkdtempSync(path.join(tmpdir(), "workspace-"));
  const sources = files.filter((file) => !NOT_PACKED.test(file));
  copyWorkspace(workspace, sources);
  const folders = published.flatMap((name) => ["--workspace", packageFolders[name] ?? ""]);
  const plain = scope === null ? target : mkdtempSync(path.join(workspace, "archives-"));
  const archives = pack(workspace, plain, folders);
  return { workspace, archives: scope === null ? archives : scopeArchives(archives, target, scope) };
}

export const scopeArchives = (archives: Archives, target: string, scope: string): Archives =>
  repack(archives, target, (folder) => applyScope(folder, scope), scope);

/** Archives for one folder: each depends on those beside it, by paths that npm reads from the archive. */
export const neighbourArchives = (archives: Archives, target: string): Archives =>
  repack(archives, target, (folder) => {
    const file = path.join(folder, "package.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, version]) => [
      name,
      published.includes(name) ? `file:${path.basename(archives[name] ?? "")}` : version,
    ]);
    writeFileSync(file, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }));
  });

function repack(
  archives: Archives,
  target: string,
  change: (folder: string) => void,
  scope: string | null = null,
): Archives {
  const scratch = mkdtempSync(path.join(tmpdir(), "repacked-"));
  for (const name of published) {
    const folder = path.join(scratch, name);
    mkdirSync(folder);
    execFileSync("tar", ["-xzf", archives[name] ?? "", "-C", folder, "--strip-components=1"]);
    change(folder);
  }
  const packed = pack(scratch, target, [...published.map((name) => `./${name}`), "--ignore-scripts"], scope);
  rmSync(scratch, { recursive: true });
  return packed;
}

function pack(cwd: string, target: string, what: readonly string[], scope: string | null = null): Archives {
  const line = commandLine("npm", ["pack", ...what, "--pack-destination", path.resolve(target)]);
  execFileSync(line.file, line.args, {
    cwd,
    shell: line.isShell,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return archivesIn(target, scope);
}

function archivesIn(folder: string, scope: string | null): Archives {
  const prefix = scope === null ? "" : `${scope.slice(1)}-`;
  const files = readdirSync(folder);
  const archiveOf = (name: string): string => {
    const file = files.find((one) => one.replace(/-\d+\.\d+\.\d+.*$/, "") === `${prefix}${name}`);
    if (file === undefined) throw new Error(`npm pack has made no archive of ${name}.`);
    return path.join(folder, file);
  };
  return Object.fromEntries(published.map((name) => [name, archiveOf(name)]));
}

/** The digest of an archive: packing the same sources makes the same archive. */
const digestOf = (archive: string): string =>
  createHash("sha512").update(readFileSync(archive)).digest("base64");

/** The sources of the packages, as a clone has them, with all that is installed. */
function copyWorkspace(workspace: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(workspace, file));
  }
  const modules = path.join(workspace, "node_modules");
  linkPackages(path.join(root, "node_modules"), modules);
  symlinkSync(path.join(root, "node_modules/.bin"), path.join(modules, ".bin"));
  for (const [name, folder] of Object.entries(packageFolders)) {
    symlinkSync(path.join(workspace, folder), path.join(modules, name));
    const installed = path.join(root, folder, "node_modules");
    if (existsSync(installed)) symlinkSync(installed, path.join(workspace, folder, "node_modules"));
  }
}

/** All that a checkout has installed, but for our packages: installing Gatsby again would take minutes. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name in packageFolders || name.startsWith(".")) continue;
    if (name.startsWith("@")) linkPackages(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

const record = path.join(root, "dist/release/tested.json");

type Digests = Readonly<Record<string, string>>;

const digestsOf = (archives: Archives): Digests =>
  Object.fromEntries(Object.entries(archives).map(([name, archive]) => [name, digestOf(archive)]));

export function recordTested(archives: Archives): void {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(digestsOf(archives), null, 2)}\n`);
}

export function untested(archives: Archives): readonly string[] {
  // `recordTested` writes this shape.
  const recorded = (existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {}) as Digests;
  const digests = Object.entries(digestsOf(archives));
  return digests.filter(([name, digest]) => recorded[name] !== digest).map(([name]) => name);
}
