/** In: linked files. Out: the model that pages and tools are made from. */
import { isInitFile } from "luau-contract";
import { compare } from "luau-syntax";
import { externalAddresses } from "./external-definitions/external-addresses";
import { declaredModules, type ConvertedFile } from "../model/converted-file";
import { withExtensionMembers } from "../model/extension-members";
import type { ApiModel, Module } from "../model/model";
import { requireResolver } from "../read/modules/require-path";
import type { Reference } from "./reference/read-reference";
import { inheritMembers } from "./resolve/resolve-modules";

/** The pages of a reference, sorted, with inherited members, and without hidden ones. */
export const modelOf = (
  convertedFiles: readonly ConvertedFile[],
  external: readonly ConvertedFile[] = [],
): ApiModel => ({
  modules: [...inheritMembers(pagesOf(convertedFiles), external.flatMap(declaredModules))]
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => compare(a.slug, b.slug)),
});

function pagesOf(convertedFiles: readonly ConvertedFile[]): readonly Module[] {
  const exposed = exposedFiles(convertedFiles);
  return convertedFiles
    .filter(({ form }) => form !== "script")
    .flatMap(declaredModules)
    .map(withExtensionMembers(convertedFiles))
    .map((module) => (exposed.has(module.location.file) ? { ...module, isExposed: true } : module));
}

/** Files that entry points of packages re-export, directly or through others. */
function exposedFiles(convertedFiles: readonly ConvertedFile[]): ReadonlySet<string> {
  const resolve = requireResolver(
    new Map(convertedFiles.map((converted) => [converted.source.path, converted])),
  );
  const exposed = new Set<string>();
  const add = ({ source, reexported }: ConvertedFile): void => {
    for (const request of reexported) {
      const converted = resolve(source.path, request);
      if (converted === undefined || exposed.has(converted.source.path)) continue;
      exposed.add(converted.source.path);
      add(converted);
    }
  };
  for (const converted of convertedFiles) if (isInitFile(converted.source.path)) add(converted);
  return exposed;
}

export const externalReferences = (
  externals: Parameters<typeof externalAddresses>[0],
  { inventories, verified }: Reference,
): Omit<ApiModel, "modules"> => ({
  external: externalAddresses(externals),
  inventories: inventories.map(({ inventory }) => inventory),
  verified,
});

export function globalsOf(
  { modules, external }: ApiModel,
  convertedFiles: readonly ConvertedFile[],
): ApiModel {
  const required = new Set(
    convertedFiles.filter(({ form }) => form === "module").map(({ module }) => module.location.file),
  );
  const globals = modules.filter(({ location }) => !required.has(location.file));
  return external === undefined ? { modules: globals } : { modules: globals, external };
}
