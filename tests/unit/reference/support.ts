import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type EmitOptions, toGraphql } from "../../../packages/luau-defs/src/write";
import type { ApiModel } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

/** The texts of a folder's definition files, by their names without the ending. */
export function definitionTexts(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".d.luau"));
  const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return Object.fromEntries(names.map((name) => [name.replace(".d.luau", ""), textOf(name)]));
}

/** The model of definition files given as text, which must be without problems. */
export function modelOf(files: Readonly<Record<string, string>>): ApiModel {
  const { value, diagnostics } = runOnSources(
    Object.entries(files).map(([name, text]) => sourceFile(`${name}.d.luau`, text)),
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Error(errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  return value.model;
}

/** The only module of a file, as pages get it. */
export function moduleOf(text: string, options: EmitOptions = {}) {
  const [module] = toGraphql(modelOf({ test: text }), options).modules;
  if (module === undefined) throw new Error("There is no module.");
  return module;
}
