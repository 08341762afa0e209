/** Functions at the locations that Luau reports, also those within others. */
import { parse, type Name } from "full-moon-wasm";
import type { SourcePart } from "luau-wasm";
import { visitNodes } from "../syntax/visit-syntax";
import { indexFile, type WrittenFunction } from "./file-index";
import type { ProjectFiles } from "./import-syntax";
import type { ModuleFunction } from "./module-values";

/** A function at a location that Luau reports. The tree of a file does not have the functions within others. */
export function functionAt(project: ProjectFiles, part: SourcePart): WrittenFunction | undefined {
  const file = project.fileOf(part.module);
  if (file === null) return undefined;
  const [start, end] = part.span;
  const known = indexFile(file.tree).functions.get(end);
  // Comments may have removed others from the tree.
  if (known !== undefined || functionsAround(project, part).length === 0) return known;
  const text = file.source.text.slice(start, end);
  const prefix = /^[^(]*function\s+\w/.test(text) ? "" : "return ";
  // Offsets are those in the file.
  return indexFile(parse(prefix.padStart(start) + text)).functions.get(end);
}

function functionsAround(project: ProjectFiles, { module, span }: SourcePart): readonly ModuleFunction[] {
  const tree = project.fileOf(module)?.tree;
  return [...(tree === undefined ? [] : indexFile(tree).functions.values())]
    .map(({ value }) => value)
    .filter((one) => one.span[0] < span[0] && span[1] < one.span[1]);
}

/** Whether a function names a generic of one around it, other than `outer`: Luau may have inserted a type for it. */
export function namesOuterGeneric(project: ProjectFiles, inner: SourcePart, outer?: SourcePart): boolean {
  const generics = functionsAround(project, inner)
    .filter(({ span }) => span[1] !== outer?.span[1])
    .flatMap(({ body }) => body.generics.map(({ name }) => name.text));
  let isNamed = false;
  visitNodes(functionAt(project, inner)?.value.body, ({ kind, name }) => {
    isNamed ||= (kind === "reference" || kind === "genericPack") && generics.includes((name as Name).text);
    return true;
  });
  return isNamed;
}
