/** Packs what is published once for the tests of this folder: `inject("workspace")`, `inject("archives")`. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { linkPackages, packageFolders, published } from "./link-packages";
import { root, siteInputs } from "../support/site-inputs";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of the sources in which the packages were packed. */
    workspace: string;
    /** Name of a package → path of its archive. */
    archives: Readonly<Record<string, string>>;
  }
}

/**
 * Packing builds in the packages' folders, from which other tests run programs meanwhile: it has folders of
 * its own.
 */
export default function packAll({ provide }: TestProject): () => void {
  const workspace = mkdtempSync(path.join(tmpdir(), "workspace-"));
  copyWorkspace(workspace);
  const archives = path.join(workspace, "archives");
  mkdirSync(archives);
  const workspaces = published.flatMap((name) => ["--workspace", name]);
  execFileSync("npm", ["pack", ...workspaces, "--pack-destination", archives], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const files = readdirSync(archives);
  const archiveOf = (name: string): string => {
    const file = files.find((one) => one.replace(/-\d+\.\d+\.\d+.*$/, "") === name);
    if (file === undefined) throw new Error(`npm pack has made no archive of ${name}.`);
    return path.join(archives, file);
  };
  provide("workspace", workspace);
  provide("archives", Object.fromEntries(published.map((name) => [name, archiveOf(name)] as const)));
  return () => rmSync(workspace, { recursive: true, force: true });
}

/** The sources of the packages, as a clone has them, with all that is installed. */
function copyWorkspace(workspace: string): void {
  for (const file of siteInputs().filter((name) => !/^(?:content|definitions|benchmarks)[\\/]/.test(name))) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(workspace, file));
  }
  const modules = path.join(workspace, "node_modules");
  linkPackages(path.join(root, "node_modules"), modules);
  symlinkSync(path.join(root, "node_modules/.bin"), path.join(modules, ".bin"));
  for (const [name, folder] of Object.entries(packageFolders)) {
    symlinkSync(path.join(workspace, folder), path.join(modules, name));
    const own = path.join(root, folder, "node_modules");
    if (existsSync(own)) symlinkSync(own, path.join(workspace, folder, "node_modules"));
  }
}
