/** Indexes the functions, fields and comments of a file by the offsets that Luau reports. */
import type { DocComment, Name, ParseResult, TableField } from "full-moon-wasm";
import { memoize } from "luau-syntax";
import type { AliasStatement } from "../syntax/declarations";
import type { ModuleFunction } from "./module-values";

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

/** The properties of the tree's nodes that matter here. */
interface SyntaxNode extends Partial<Pick<ModuleFunction, "body" | "attributes" | "method" | "span">> {
  readonly kind?: string;
  readonly doc?: DocComment | null;
  readonly name?: Name | string | null;
  readonly path?: readonly Name[];
  readonly target?: { readonly names?: readonly Name[] };
}

/** Several modules may export declarations of one file. */
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
