/**
 * Copies types and functions from another file: type names get the prefix of a required module, and every span
 * becomes that of the export.
 */
import type { DocComment, FunctionBody, Generic, Name, ParseResult, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { RequiredFile } from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import { referenceTo } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import { isDoc, mapNodes, visitNodes } from "../syntax/visit-syntax";
import { indexFile } from "./file-index";
import { moduleName } from "./module-name";
import type { ModuleRequire } from "./module-values";
import type { ReadValues } from "./read-values";
import { requestOf } from "./require-path";

/** Files by path, and where their requires lead. */
export interface ProjectFiles {
  /** Null for a file that was not read. */
  readonly fileOf: (path: string) => ProjectFile | null;
  /** The path of the file that a request in another leads to. */
  readonly resolve: (from: string, request: string) => string | null;
}

export interface ProjectFile {
  readonly source: SourceFile;
  readonly tree: ParseResult;
  readonly values: ReadValues;
}

export interface Importer {
  /** Copies a type, the head of a function, or a comment; what is in the importing file is returned as it is. */
  readonly importNode: <T extends Type | FunctionBody | DocComment | null>(
    file: string,
    node: T,
    place: Span,
  ) => T;
  /** A reference to a type by its name; null if the file has no such type. */
  readonly importType: (file: string, name: string, place: Span) => Type | null;
  /** The name of a local that holds a module, or of one that is added to `requires`. */
  readonly modulePrefix: (file: string, place: Span) => string;
  /** What was added to the file: modules that its types name, and types that others do not export. */
  readonly requires: readonly RequiredFile[];
  readonly aliases: readonly AliasStatement[];
}

interface Imports extends ProjectFiles {
  readonly ownFile: ProjectFile;
  readonly requires: RequiredFile[];
  readonly aliases: AliasStatement[];
  /** Names of modules, by path, or by the file that requires a package and its name there. */
  readonly prefixes: Map<string, string>;
  /** Names of aliases of other files, by path and name. */
  readonly copiedAliases: Map<string, string>;
  readonly locals: Set<string>;
  readonly types: Set<string>;
}

export function createImporter(own: ProjectFile, project: ProjectFiles): Importer {
  const imports: Imports = {
    ...project,
    ownFile: own,
    requires: [],
    aliases: [],
    prefixes: new Map(ownPrefixes(own, project)),
    copiedAliases: new Map(),
    locals: new Set(own.values.locals.map(({ name }) => name.text)),
    types: new Set(indexFile(own.tree).aliases.keys()),
  };
  const importNode: Importer["importNode"] = (file, node, place) =>
    file === own.source.path ? node : rewrite(imports, node, file, place);
  return {
    importNode,
    importType: (file, name, span) => {
      const tree = project.fileOf(file)?.tree;
      const isNamed = tree !== undefined && indexFile(tree).aliases.has(name);
      return isNamed ? importNode(file, referenceTo(name, span), span) : null;
    },
    modulePrefix: (file, place) => prefixOf(imports, file, place),
    requires: imports.requires,
    aliases: imports.aliases,
  };
}

function rewrite<T>(imports: Imports, node: T, file: string, place: Span, withDocs = true): T {
  const generics = genericsIn(node);
  const atPlace = (doc: DocComment): DocComment | null =>
    withDocs
      ? { ...doc, lines: doc.lines.map(({ text }) => ({ text, start: place[0] })), span: place }
      : null;
  // A comment becomes a comment.
  if (isDoc(node)) return atPlace(node) as T;
  return mapNodes(node, (one) => {
    const copy = {
      ...one,
      ...("span" in one && { span: place }),
      ...(isDoc(one["doc"]) && { doc: atPlace(one["doc"]) }),
    };
    return isReference(copy) && !(copy.prefix === null && generics.has(copy.name.text))
      ? { ...copy, ...rename(imports, copy, file, place) }
      : copy;
  });
}

type Reference = Extract<Type, { readonly kind: "reference" }>;

const isReference = (node: unknown): node is Reference =>
  typeof node === "object" && node !== null && "kind" in node && node.kind === "reference";

const nameAt = (text: string, span: Span): Name => ({ text, span });

function genericsIn(root: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  visitNodes(root, ({ generics }) => {
    // Any property `generics` is a list of `Generic`.
    for (const { name } of (generics ?? []) as readonly Generic[]) names.add(name.text);
    return true;
  });
  return names;
}

/** The prefix or name under which the importing file refers to a type of another file. */
function rename(
  imports: Imports,
  { prefix, name }: Reference,
  file: string,
  place: Span,
): Partial<Reference> {
  const from = imports.fileOf(file);
  if (from === null) return {};
  if (prefix === null) {
    const alias = indexFile(from.tree).aliases.get(name.text);
    if (alias === undefined) return {};
    return alias.exported
      ? { prefix: nameAt(prefixOf(imports, file, place), place) }
      : { name: nameAt(moveAlias(imports, alias, file, place), place) };
  }
  const value = requireIn(from, prefix.text);
  if (value === null) return {};
  const target = imports.resolve(file, value.requirePath);
  // The type may be one of the own file.
  if (target === imports.ownFile.source.path) return { prefix: null };
  const text =
    target === null ? packagePrefix(imports, from, prefix.text, value) : prefixOf(imports, target, place);
  return { prefix: nameAt(text, place) };
}

function moveAlias(imports: Imports, alias: AliasStatement, file: string, place: Span): string {
  const key = `${file} ${alias.name.text}`;
  const moved = imports.copiedAliases.get(key);
  if (moved !== undefined) return moved;
  const text = freeName(alias.name.text, imports.types);
  // An alias may name itself.
  imports.copiedAliases.set(key, text);
  const copy = rewrite(imports, { ...alias, exported: false, doc: null }, file, place, false);
  imports.aliases.push({ ...copy, name: nameAt(text, place) });
  return text;
}

function prefixOf(imports: Imports, file: string, place: Span): string {
  const prefix = imports.prefixes.get(file);
  if (prefix !== undefined) return prefix;
  const source = imports.fileOf(file)?.source ?? imports.ownFile.source;
  const name = freeName(moduleName(source, null, place).text, imports.locals);
  imports.prefixes.set(file, name);
  imports.requires.push({ name, requirePath: file, paths: [file], span: place });
  return name;
}

/** The name of a module that another file requires, but which was not read. */
function packagePrefix(imports: Imports, from: ProjectFile, prefix: string, value: ModuleRequire): string {
  const request = requestOf(from.source, value.requirePath);
  const key = `${request.requirePath} ${request.paths.join()}`;
  const known = imports.prefixes.get(key);
  if (known !== undefined) return known;
  const { ownFile } = imports;
  const same = requireIn(ownFile, prefix);
  const isOwn =
    same !== null && requestOf(ownFile.source, same.requirePath).paths.join() === request.paths.join();
  const name = isOwn ? prefix : freeName(prefix, imports.locals);
  imports.prefixes.set(key, name);
  const span = ownFile.values.returned?.span ?? [0, 0];
  if (!isOwn) imports.requires.push({ name, ...request, span });
  return name;
}

function requireIn({ values }: ProjectFile, local: string): ModuleRequire | null {
  const value = values.locals.findLast(({ name }) => name.text === local)?.value;
  return value?.kind === "require" ? value : null;
}

function ownPrefixes({ values, source }: ProjectFile, project: ProjectFiles): readonly [string, string][] {
  return values.locals.toReversed().flatMap(({ name, value }) => {
    const target = value.kind === "require" ? project.resolve(source.path, value.requirePath) : null;
    return target === null ? [] : [[target, name.text] as [string, string]];
  });
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  taken.add(name);
  return name;
}
