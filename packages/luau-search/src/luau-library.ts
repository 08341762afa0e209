/** In: Luau's own library (luau-library.json). Out: its records, with links to Luau's documentation. */
import type { SymbolRecord } from "luau-contract";
import { readSignature, readType } from "./read-signature";
import library from "./luau-library.json";

const MANUAL = "https://luau.org/library";
/** Some functions have no library. */
const GLOBAL = "global";

/** @param taken paths in the engine's reference, which take precedence */
export function luauLibrary(taken: ReadonlySet<string>): readonly SymbolRecord[] {
  const records = Object.entries(library).flatMap(([name, entries]) => [
    ...(name === GLOBAL ? [] : [moduleRecord(name)]),
    ...Object.entries(entries).map(([signature, summary]) => toRecord(name, signature, summary)),
  ]);
  return records.filter(({ path }) => !taken.has(path));
}

const moduleRecord = (name: string): SymbolRecord => ({
  ...base(name, name),
  kind: "module",
  signature: name,
  summary: `Luau’s library ${name}.`,
});

/** @param text `abs(n: number): number`, `pi: number` */
function toRecord(library: string, text: string, summary: string): SymbolRecord {
  const [name = ""] = /^\w+/.exec(text) ?? [];
  const owner = library === GLOBAL ? "" : `${library}.`;
  const head = { ...base(library, owner + name), signature: owner + text, summary };
  const rest = text.slice(name.length);
  return rest.startsWith(":")
    ? { ...head, kind: "constant", type: readType(rest.slice(1)) }
    : { ...head, kind: "function", signatures: [readSignature(rest)] };
}

const base = (library: string, path: string) => ({
  path,
  module: `luau-${library}`,
  moduleName: library,
  // Luau's page has an anchor for a library, and none for a function: browsers find the text.
  href: `${MANUAL}#${library === GLOBAL ? "global-functions" : `${library}-library`}:~:text=${path}`,
  deprecated: false,
});
