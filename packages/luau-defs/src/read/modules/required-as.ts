import { compare } from "luau-syntax";
import { membersText } from "../../model/require-argument";
import type { PackageFolder } from "../source/package-manifest";
import type { SourceFile } from "../source/source-file";
import { entryPaths, instanceNames, instanceTrees, instanceFolder, relativeParts } from "./instance-paths";

type Required = Pick<SourceFile, "path" | "aliases" | "project" | "slug">;

/**
 * What scripts pass to `require` for a module, by the manifests around it. Packages are in braces:
 * `ReplicatedStorage.Packages.{promise}.Sub`. Null where nothing says it.
 */
export function requirePatternOf(source: Required): string | null {
  for (const folder of source.project.packages) {
    if (relativeParts(folder.folder, source.path) === null) continue;
    const pattern = patternIn(folder, source);
    if (pattern !== null) return pattern;
  }
  return aliasPattern(source);
}

function patternIn(folder: PackageFolder, source: Required): string | null {
  const { path: file, project } = source;
  const tree = instanceTrees(project).find((one) => one.folder === folder.folder);
  const names = tree === undefined ? null : instanceNames(tree, file);
  if (tree?.isGame === true) return names === null ? null : membersText(names.slice(1)).replace(/^\./, "");
  const installedIn = folder.manifests.find((one) => one.installedIn !== null)?.installedIn;
  if (tree === undefined ? installedIn === undefined : names === null) return null;
  const parts = names?.slice(1) ?? partsBelow(folder, file);
  const name = nameOf(folder, source);
  const base = installedIn ?? "ReplicatedStorage.Packages";
  if (!base.startsWith("./")) return `${base}.{${name}}${membersText(parts)}`;
  // Package managers link the entry point alone.
  return parts.length === 0 ? `${base}/{${name}}` : null;
}

/** The name of the entry point's page. */
function nameOf(folder: PackageFolder, { project }: Required): string {
  const [named] = entryPaths(folder).flatMap((entryPath) => project.names.get(entryPath) ?? []);
  return named ?? folder.manifests.find(({ name }) => name !== null)?.name ?? folder.folderName;
}

/** Without Rojo, a package is its `src` or `lib`, or all of its folder, or the file that its manifest names. */
function partsBelow({ folder, manifests }: PackageFolder, file: string): readonly string[] {
  if (manifests.some(({ entry }) => entry !== null && relativeParts(folder, file)?.join("/") === entry))
    return [];
  const [first, ...rest] = relativeParts(folder, instanceFolder(file)) ?? [];
  return first === undefined || first === "src" || first === "lib" ? rest : [first, ...rest];
}

/** `@kit/net/client`, by the alias of the innermost folder. */
function aliasPattern({ path: file, aliases }: Required): string | null {
  const [best] = [...aliases]
    .flatMap(([alias, folder]) => {
      const rest = relativeParts(folder, instanceFolder(file));
      return rest === null ? [] : [{ request: [`@${alias}`, ...rest].join("/"), length: rest.length }];
    })
    .sort((a, b) => a.length - b.length || compare(a.request, b.request));
  return best?.request ?? null;
}
