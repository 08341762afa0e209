/** In: the tree of a file. Out: its functions, fields and comments, by the offsets that Luau has of them. */
import type { DocComment, FunctionBody, Attribute, Name, ParseResult, TableField } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { AliasStatement } from "../syntax/declarations";
import type { ModuleFunction } from "./module-values";

export interface FileIndex {
  /** By the offset of their ends. */
  readonly functions: ReadonlyMap<number, WrittenFunction>;
  /** Of table types, by the offset of their names. */
  readonly fields: ReadonlyMap<number, WrittenField>;
  /** Of values, by the offset of the name that they are assigned to. */
  readonly docs: ReadonlyMap<number, DocComment>;
  readonly aliases: ReadonlyMap<string, AliasStatement>;
}

export interface WrittenFunction {
  readonly value: ModuleFunction;
  readonly doc: DocComment | null;
}

export type WrittenField = Extract<TableField, { readonly kind: "property" }>;

/** Several modules may export declarations of one file. */
const indexes = new WeakMap<ParseResult, FileIndex>();

export function indexFile(tree: ParseResult): FileIndex {
  const index = indexes.get(tree) ?? buildIndex(tree);
  indexes.set(tree, index);
  return index;
}

/** The properties of the tree's nodes that matter here. */
interface Node {
  readonly kind?: string;
  readonly span?: Span;
  readonly doc?: DocComment | null;
  readonly body?: FunctionBody;
  readonly attributes?: readonly Attribute[];
  readonly method?: boolean;
  readonly name?: Name | string | null;
  readonly path?: readonly Name[];
  readonly target?: { readonly names?: readonly Name[] };
}

function buildIndex(tree: ParseResult): FileIndex {
  const functions = new Map<number, WrittenFunction>();
  const fields = new Map<number, WrittenField>();
  const docs = new Map<number, DocComment>();
  const left: [unknown, DocComment | null][] = [[tree.statements, null]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, inherited] = next;
    if (typeof value !== "object" || value === null) continue;
    // Every object in the tree is a node, or a list of them.
    const node = value as Node;
    const doc = node.doc ?? (node.doc === undefined ? inherited : null);
    const written = functionOf(node);
    if (written !== null) functions.set(written.span[1], { value: written, doc });
    if (node.kind === "property") fields.set((node as WrittenField).name.span[0], node as WrittenField);
    const named = nameOf(node);
    if (named !== undefined && doc !== null) docs.set(named.span[0], doc);
    for (const part of Object.values(value)) left.push([part, Array.isArray(value) ? null : doc]);
  }
  const aliases = new Map(
    tree.statements.flatMap((one) => (one.kind === "typeAlias" ? [[one.name.text, one] as const] : [])),
  );
  return { functions, fields, docs, aliases };
}

function functionOf({ kind, body, span, attributes = [], method = false }: Node): ModuleFunction | null {
  if (kind === "typeFunction" || body === undefined || span === undefined) return null;
  return { kind: "function", body, attributes, method, span };
}

const nameOf = ({ name, path, target }: Node): Name | undefined =>
  (path ?? target?.names)?.at(-1) ?? (typeof name === "object" ? (name ?? undefined) : undefined);
