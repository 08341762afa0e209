import type { Name } from "full-moon-wasm";
import { isInitFile } from "luau-contract";
import { capitalised, type Span } from "luau-syntax";
import type { SourceFile } from "../source/source-file";
import type { Local } from "./module-values";

const PLACEHOLDERS = new Set([
  "module",
  "exports",
  "export",
  "lib",
  "library",
  "self",
  "class",
  "this",
  "mod",
  "_m",
]);

export const isPlaceholderName = (name: string): boolean =>
  name.length <= 1 || PLACEHOLDERS.has(name.toLowerCase());

/** The name used in scripts: the table's, or the file's if the table's is a placeholder. */
export function moduleName({ slug, path: file }: SourceFile, local: Local | null, span: Span): Name {
  const localName = local?.name;
  if (localName !== undefined && !isPlaceholderName(localName.text)) return localName;
  // `streamable/init.luau` is required as `streamable`, even if another file has this name.
  const stem = isInitFile(file) ? slug.replace(/-init$/, "") : slug;
  const [first = "", ...rest] = stem.split(/[^A-Za-z0-9_]+/).filter((part) => part !== "");
  const name = [first, ...rest.map(capitalised)].join("");
  return { text: /^[A-Za-z_]/.test(name) ? name : `_${name}`, span: localName?.span ?? span };
}
