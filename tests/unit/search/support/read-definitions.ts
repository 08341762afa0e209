/** The records of the project's own reference, made as the site makes them. */
import { readdirSync, readFileSync } from "node:fs";
import type { SymbolRecord } from "luau-contract";
import { makeMarkdownRenderer, toSearchRecords } from "../../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../../packages/luau-defs/src/link";
import type { ApiModel } from "../../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../../packages/luau-defs/src/read";
import type { ModuleSource } from "../../../../src/node/site-files/search-index";

const FOLDER = new URL("../../../../definitions/", import.meta.url);

export function readDefinitions(): readonly SymbolRecord[] {
  return modulesOf(definitionsModel()).flatMap(({ searchRecords }) => searchRecords);
}

/** The model of the definition files. */
export function definitionsModel(): ApiModel {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".d.luau"))
    .sort();
  return runOnSources(
    files.map((file) => sourceFile(`definitions/${file}`, readFileSync(new URL(file, FOLDER), "utf8"))),
  ).value.model;
}

/** The modules of a model, as far as the search reads their nodes. */
export function modulesOf(model: ApiModel): readonly ModuleSource[] {
  const routes = makeRoutes(model);
  const markdown = makeMarkdownRenderer(routes.href);
  return model.modules.map((module) => ({
    href: routes.moduleHref(module.id),
    searchRecords: toSearchRecords(routes, markdown, module),
  }));
}
