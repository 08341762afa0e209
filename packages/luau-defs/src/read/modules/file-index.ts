/** Indexes the functions, fields and comments of a file by the offsets that Luau reports. */
import { parse, type DocComment, type Name, type ParseResult, type TableField } from "full-moon-wasm";
import { memoize } from "luau-syntax";
import type { SourcePart } from "luau-wasm";
import type { SourceFile } from "../source/source-file";
import type { AliasStatement } from "../syntax/declarations";
import { visitNodes } from "../syntax/visit-syntax";
import type { ModuleFunction } from "./module-values";
import type { ReadValues } from "./read-values";

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

interface FileIndex {
  /** Functions by end offset. */
  readonly functions: ReadonlyMap<number, WrittenFunction>;
  /** Fields of table types by the offset of their names. */
  readonly fields: ReadonlyMap<number, WrittenField>;
  /** Comments of values by the offset of the name that they are assigned to. */
  readonly docs: ReadonlyMap<number, DocComment>;
  readonly aliases: ReadonlyMap<string, AliasStatement>;
}

export interface WrittenFunction {
  readonly value: ModuleFunction;
  readonly doc: DocComment | null;
}

export type WrittenField = Extract<TableField, { readonly kind: "property" }>;

/** The properties of nodes that the index reads. */
interface SyntaxNode extends Partial<Pick<ModuleFunction, "body" | "attributes" | "method" | "span">> {
  readonly kind?: string;
  readonly doc?: DocComment | null;
  readonly name?: Name | string | null;
  readonly path?: readonly Name[];
  readonly target?: { readonly names?: readonly Name[] };
}

/** Cached, since several modules may export declarations of one file. */
export const indexFile = memoize((tree: ParseResult): FileIndex => {
  const functions = new Map<number, WrittenFunction>();
  const fields = new Map<number, WrittenField>();
  const docs = new Map<number, DocComment>();
  /** @param inherited the comment of the statement or field around a value */
  const visit = (value: unknown, inherited: DocComment | null): void => {
    if (typeof value !== "object" || value === null) return;
    // Every object in the tree is a node, or a list of them.
    const node = value as SyntaxNode;
    const { kind, body, span, attributes = [], method = false, doc = inherited } = node;
    if (body !== undefined && span !== undefined && kind !== "typeFunction")
      functions.set(span[1], { value: { kind: "function", body, attributes, method, span }, doc });
    if (kind === "property") fields.set((node as WrittenField).name.span[0], node as WrittenField);
    const name = nameOf(node);
    if (name !== undefined && doc !== null) docs.set(name.span[0], doc);
    for (const part of Object.values(value)) visit(part, Array.isArray(value) ? null : doc);
  };
  visit(tree.statements, null);
  const aliases = tree.statements.filter((one) => one.kind === "typeAlias");
  return { functions, fields, docs, aliases: new Map(aliases.map((alias) => [alias.name.text, alias])) };
});

const nameOf = ({ name, path, target }: SyntaxNode): Name | undefined =>
  (path ?? target?.names)?.at(-1) ?? (typeof name === "object" ? (name ?? undefined) : undefined);

/** Finds a function. A file's tree lacks functions within others, so their text is parsed again. */
export function functionAt(project: ProjectFiles, part: SourcePart): WrittenFunction | undefined {
  const file = project.fileOf(part.module);
  if (file === null) return undefined;
  const [start, end] = part.span;
  const indexed = indexFile(file.tree).functions.get(end);
  // The tree also lacks functions that comments replace, which are not parsed again.
  if (indexed !== undefined || functionsAround(project, part).length === 0) return indexed;
  const text = file.source.text.slice(start, end);
  const prefix = /^[^(]*function\s+\w/.test(text) ? "" : "return ";
  // Padded, so that offsets are those in the file.
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
