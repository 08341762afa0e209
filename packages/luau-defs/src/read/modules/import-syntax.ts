/**
 * Copies types and functions from another file: type names get the prefix of a required module, and every span
 * becomes that of the export.
 */
import type { DocComment, FunctionBody, Generic, Name, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { RequiredFile } from "../../model/converted-file";
import { referenceTo } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import { isDoc, mapNodes, visitNodes } from "../syntax/visit-syntax";
import { indexFile, type ProjectFile, type ProjectFiles } from "./file-index";
import { moduleName } from "./module-name";
import type { ModuleRequire } from "./module-values";
import { requestOf } from "./require-path";

export interface Importer {
  /** Copies a type, the head of a function, or a comment. Nodes of the importing file are returned unchanged. */
  readonly importNode: <T extends Type | FunctionBody | DocComment | null>(
    file: string,
    node: T,
    exportSpan: Span,
  ) => T;
  /** A reference to a type by its name; null if the file has no such type. */
  readonly importType: (file: string, name: string, exportSpan: Span) => Type | null;
  /** The name of a local that holds a module, or of one that is added to `requires`. */
  readonly modulePrefix: (file: string, exportSpan: Span) => string;
  /** The added modules that copied types name, and copies of types that other files do not export. */
  readonly requires: readonly RequiredFile[];
  readonly aliases: readonly AliasStatement[];
}

interface Imports extends ProjectFiles {
  readonly ownFile: ProjectFile;
  readonly requires: RequiredFile[];
  readonly aliases: AliasStatement[];
  /** Local names of modules, by path; of packages that were not read, by their request. */
  readonly prefixes: Map<string, string>;
  /** Names of aliases of other files, by path and name. */
  readonly copiedAliases: Map<string, string>;
  readonly locals: Set<string>;
  readonly types: Set<string>;
}

export function createImporter(ownFile: ProjectFile, project: ProjectFiles): Importer {
  const imports: Imports = {
    ...project,
    ownFile,
    requires: [],
    aliases: [],
    prefixes: new Map(ownPrefixes(ownFile, project)),
    copiedAliases: new Map(),
    locals: new Set(ownFile.values.locals.map(({ name }) => name.text)),
    types: new Set(indexFile(ownFile.tree).aliases.keys()),
  };
  const importNode: Importer["importNode"] = (file, node, exportSpan) =>
    file === ownFile.source.path ? node : rewrite(imports, node, file, exportSpan);
  return {
    importNode,
    importType: (file, name, span) => {
      const tree = project.fileOf(file)?.tree;
      const isNamed = tree !== undefined && indexFile(tree).aliases.has(name);
      return isNamed ? importNode(file, referenceTo(name, span), span) : null;
    },
    modulePrefix: (file, exportSpan) => prefixOf(imports, file, exportSpan),
    requires: imports.requires,
    aliases: imports.aliases,
  };
}

function rewrite<T>(imports: Imports, node: T, file: string, exportSpan: Span, withDocs = true): T {
  const generics = genericsIn(node);
  const atPlace = (doc: DocComment): DocComment | null =>
    withDocs
      ? { ...doc, lines: doc.lines.map(({ text }) => ({ text, start: exportSpan[0] })), span: exportSpan }
      : null;
  // The result of a comment is a comment, as T requires.
  if (isDoc(node)) return atPlace(node) as T;
  return mapNodes(node, (one) => {
    const copy = {
      ...one,
      ...("span" in one && { span: exportSpan }),
      ...(isDoc(one["doc"]) && { doc: atPlace(one["doc"]) }),
    };
    return isReference(copy) && !(copy.prefix === null && generics.has(copy.name.text))
      ? { ...copy, ...rename(imports, copy, file, exportSpan) }
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
  exportSpan: Span,
): Partial<Reference> {
  const from = imports.fileOf(file);
  if (from === null) return {};
  if (prefix === null) {
    const alias = indexFile(from.tree).aliases.get(name.text);
    if (alias === undefined) return {};
    return alias.exported
      ? { prefix: nameAt(prefixOf(imports, file, exportSpan), exportSpan) }
      : { name: nameAt(moveAlias(imports, alias, file, exportSpan), exportSpan) };
  }
  const value = requireIn(from, prefix.text);
  if (value === null) return {};
  const target = imports.resolve(file, value.requirePath);
  if (target === imports.ownFile.source.path) return { prefix: null };
  const text =
    target === null
      ? packagePrefix(imports, from, prefix.text, value)
      : prefixOf(imports, target, exportSpan);
  return { prefix: nameAt(text, exportSpan) };
}

function moveAlias(imports: Imports, alias: AliasStatement, file: string, exportSpan: Span): string {
  const key = `${file} ${alias.name.text}`;
  const moved = imports.copiedAliases.get(key);
  if (moved !== undefined) return moved;
  const text = freeName(alias.name.text, imports.types);
  // Recorded before the alias is copied, since it may name itself.
  imports.copiedAliases.set(key, text);
  const copy = rewrite(imports, { ...alias, exported: false, doc: null }, file, exportSpan, false);
  imports.aliases.push({ ...copy, name: nameAt(text, exportSpan) });
  return text;
}

function prefixOf(imports: Imports, file: string, exportSpan: Span): string {
  const prefix = imports.prefixes.get(file);
  if (prefix !== undefined) return prefix;
  const source = imports.fileOf(file)?.source ?? imports.ownFile.source;
  const name = freeName(moduleName(source, null, exportSpan).text, imports.locals);
  imports.prefixes.set(file, name);
  imports.requires.push({ name, requirePath: file, paths: [file], span: exportSpan });
  return name;
}

/** The name of a module that another file requires, but which was not read. */
function packagePrefix(imports: Imports, from: ProjectFile, prefix: string, value: ModuleRequire): string {
  const request = requestOf(from.source, value.requirePath);
  const key = `${request.requirePath} ${request.paths.join()}`;
  const earlier = imports.prefixes.get(key);
  if (earlier !== undefined) return earlier;
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

function freeName(base: string, taken: Set<string>): string {
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
  taken.add(name);
  return name;
}
