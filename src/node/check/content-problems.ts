import { existsSync, statSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { changesPath, versionRoot } from "../../lib/content/content-routes";
import { filesUnder } from "../files/published-files";
import { inConfig } from "../settings/config-source";
import type { Site } from "../../lib/site-config/schema";
import { versionProblems } from "../settings/docs-versions";
import { checkReadings, type FileFacts } from "../content/check-readings";
import { entriesByName, type ModuleNode } from "../gatsby/api-entries";
import { readOwnComponents } from "./own-components";
import { severityOf } from "../settings/severity";

/** As esbuild looks for a file without its extension. */
const ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".css", ".json"];

function hasModule(file: string, name: string): boolean {
  const isFile = (linked: string): boolean => statSync(linked, { throwIfNoEntry: false })?.isFile() === true;
  const target = path.resolve(path.dirname(file), name);
  if (/^\.{0,2}\//.test(name))
    return [target, path.join(target, "index")].some((one) => ENDINGS.some((ending) => isFile(one + ending)));
  if (isBuiltin(name)) return true;
  const [folder = "", inner = ""] = name.split("/");
  const packageJson = `${folder}${folder.startsWith("@") ? `/${inner}` : ""}/package.json`;
  const folders = createRequire(path.resolve(file)).resolve.paths(name) ?? [];
  return folders.some((modules) => existsSync(path.join(modules, packageJson)));
}

/**
 * Every problem in the content folder, and in the list of versions.
 * @param modules the reference, to whose entries guides and posts refer
 */
export function contentProblems(
  { versions, checks }: Pick<Site, "versions" | "checks">,
  readings: readonly FileFacts[],
  modules: readonly ModuleNode[],
): readonly Diagnostic[] {
  const levels = {
    brokenMarkdownLinks: severityOf(checks.brokenMarkdownLinks),
    duplicateRoutes: severityOf(checks.duplicateRoutes),
  };
  // The oldest version has nothing to be compared with.
  const reserved = versions.slice(0, -1).map((version) => changesPath(versionRoot(version.path)));
  const names = {
    symbols: new Set(entriesByName(modules).keys()),
    components: new Set(readOwnComponents()),
    hasModule,
    // Every file that a guide or post can link to or embed.
    files: new Set(filesUnder("content").map((file) => `content/${file}`)),
    staticFiles: new Set(existsSync("static") ? filesUnder("static") : []),
    reserved: new Set(reserved),
  };
  return [
    ...versionProblems(versions).map((message) =>
      inConfig("versions", { severity: "warning", rule: "versions", message }),
    ),
    ...checkReadings(readings, names, levels),
  ];
}
