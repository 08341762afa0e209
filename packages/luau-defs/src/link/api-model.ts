/** In: linked files. Out: the model that pages and tools are made from. */
import { compare } from "luau-syntax";
import { externalAddresses } from "./external-definitions/external-addresses";
import { declaredModules, type ConvertedFile } from "../model/converted-file";
import { foreignMembersIn } from "../model/foreign-members";
import type { ApiModel, Module } from "../model/model";
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

const pagesOf = (convertedFiles: readonly ConvertedFile[]): readonly Module[] =>
  convertedFiles
    .filter(({ form }) => form !== "script")
    .flatMap(declaredModules)
    .map(foreignMembersIn(convertedFiles));

/** Where names that are not documented here are described. */
export const elsewhere = (
  known: Parameters<typeof externalAddresses>[0],
  { inventories, verified }: Reference,
): Omit<ApiModel, "modules"> => ({
  external: externalAddresses(known),
  inventories: inventories.map(({ inventory }) => inventory),
  verified,
});

/** The model without modules that scripts require. */
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
