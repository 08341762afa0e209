/** Modules that samples may use without a `require`: in guides, those with unique names. */
import { modulePath } from "luau-contract";
import { compare, STANDARD_LIBRARY, withEdits } from "luau-syntax";
import type { Source } from "luau-wasm";
import type { LinkedFile } from "../../model/converted-file";
import type { SourceFile } from "../../read/source/source-file";
import { withoutShebang } from "../../read/syntax/parse-source";
import { namesIn } from "./names-in-code";

/** Modules, as data that can be sent to a thread. */
export interface ModuleScope {
  /** The source of each module, by the name that the reference gives it. */
  readonly names: ReadonlyMap<string, string>;
  readonly modules: ReadonlyMap<string, ScopedModule>;
}

interface ScopedModule {
  /** The code, in which each `require` of another module has that module's path. */
  readonly text: string;
  readonly dependencies: readonly string[];
}

interface ModuleFile {
  readonly source: Pick<SourceFile, "path" | "text">;
  readonly converted: LinkedFile;
}

export const NO_SCOPE: ModuleScope = { names: new Map(), modules: new Map() };

/** The scope of samples in modules. Globals of the engine and of Luau keep their names. */
export function moduleScope(files: readonly ModuleFile[]): ModuleScope {
  const globals = new Set(
    files
      .filter(({ converted }) => converted.form === "definitions")
      .flatMap(({ converted }) => converted.declarations)
      .flatMap(({ namespace, name }) => (namespace === "value" ? name : [])),
  );
  const modules = files.filter(({ converted }) => converted.form === "module");
  const names = new Map<string, string>();
  for (const { source, converted } of modules) {
    const { name } = converted.module;
    if (!globals.has(name) && !STANDARD_LIBRARY.has(name) && !names.has(name))
      names.set(name, sourceName(source.path));
  }
  return { names, modules: new Map(modules.map((file) => [sourceName(file.source.path), toModule(file)])) };
}

export function guideScope(files: readonly ModuleFile[], scope: ModuleScope): ModuleScope {
  const counts = new Map<string, number>();
  for (const { converted } of files)
    if (converted.form === "module")
      counts.set(converted.module.name, (counts.get(converted.module.name) ?? 0) + 1);
  return { ...scope, names: new Map([...scope.names].filter(([name]) => counts.get(name) === 1)) };
}

export const sourceName = (path: string): string => path.replace(/^(?:\.\.\/)+/, "");

/** `/std/fs` for `std/fs/init.luau` */
const requirePath = (name: string): string => `/${modulePath(name)}`;

function toModule({ source, converted }: ModuleFile): ScopedModule {
  if (converted.hasNewSyntax) return { text: opaqueModule(converted), dependencies: [] };
  const required = Array.from(converted.requiredFiles, ([{ span }, file]) => ({
    span,
    name: sourceName(file.source.path),
  }));
  const requires = required.map(({ span, name }) => ({ span, text: `require("${requirePath(name)}")` }));
  const text = withEdits(withoutShebang(source.text), requires);
  return { text, dependencies: required.map(({ name }) => name) };
}

/** A module whose syntax Luau's checker cannot parse yet: everything in it is `any`. */
function opaqueModule({ module }: LinkedFile): string {
  const names = [...module.classes, ...module.enums, ...module.types].map(({ name }) => name);
  const types = names.map((name) => `export type ${name} = any`);
  return [...types, "return (nil :: any)"].join("\n");
}

interface Preamble {
  /** Lines before it, one for each module that it uses. */
  readonly lines: readonly string[];
  /** These modules, and those that they require. */
  readonly sources: readonly Source[];
}

/** The modules that a sample's code uses without declaring them, or requires by an alias. */
export function preambleOf(code: string, { names, modules }: ModuleScope): Preamble {
  if (modules.size === 0) return { lines: [], sources: [] };
  const { used, declared } = namesIn(code);
  const named = [...used].filter((name) => names.has(name) && !declared.has(name)).sort();
  const required = Array.from(code.matchAll(ALIAS), ([, request = ""]) =>
    moduleOfAlias(request, modules.keys()),
  );
  const needed = new Set(
    [...named.map((name) => names.get(name)), ...required].flatMap((name) => name ?? []),
  );
  // The set grows while it is iterated.
  for (const name of needed) for (const other of modules.get(name)?.dependencies ?? []) needed.add(other);
  return {
    lines: named.map((name) => `local ${name} = require("${requirePath(names.get(name) ?? "")}")`),
    sources: [...needed].map((name) => ({ name, text: modules.get(name)?.text ?? "" })),
  };
}

/** The source that a `require` in a sample leads to: by the path in its preamble, or an alias. */
export const sourceOfRequest = (request: string, sources: readonly string[]): string | null =>
  request.startsWith("@")
    ? moduleOfAlias(request, sources)
    : (sources.find((name) => requirePath(name) === request) ?? null);

const ALIAS = /\brequire\s*\(?\s*["'](@[^"'\n]+)["']/g;

/** The folder of an alias is unknown: of the sources that end like it, the longest common end wins. */
export function moduleOfAlias(request: string, sources: Iterable<string>): string | null {
  const fullPath = `/${request.slice(1)}`;
  const pathInAlias = fullPath.slice(fullPath.indexOf("/", 1));
  const rank = (name: string): number => (requirePath(name).endsWith(fullPath) ? 0 : 1);
  const [best] = [...sources]
    .filter((name) => requirePath(name).endsWith(pathInAlias) && pathInAlias.length > 1)
    .sort((a, b) => rank(a) - rank(b) || a.length - b.length || compare(a, b));
  return best ?? null;
}
