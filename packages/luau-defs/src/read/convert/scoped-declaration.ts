import type {
  Declared,
  AliasStatement,
  ExternStatement,
  FunctionStatement,
  GlobalStatement,
  TypeFunctionStatement,
} from "../syntax/declarations";
import type { NestedStatement } from "full-moon-wasm";
import type { Declaration, FileForm } from "../../model/converted-file";
import { firstOfEachName, type ConvertContext } from "./convert-context";
import type { Blocks } from "./file-contexts";

export type TypeStatement = AliasStatement | ExternStatement | TypeFunctionStatement;

export type ValueStatement = GlobalStatement | FunctionStatement;

export interface ScopedDeclaration<T extends Declared = Declared> {
  readonly name: T["name"];
  readonly statement: T;
  readonly blocks: Blocks;
  readonly context: ConvertContext;
}

export const isValue = (one: ScopedDeclaration): one is ScopedDeclaration<ValueStatement> =>
  one.statement.kind === "declareFunction" || one.statement.kind === "declareGlobal";

/** Scripts cannot name an extern type declared inside a block, but can have values of it. */
export const hasTypeEntry = (one: ScopedDeclaration): one is ScopedDeclaration<TypeStatement> =>
  one.statement.kind === "externType" ||
  (one.statement.kind === "typeAlias" && !isLocalAlias(one)) ||
  (one.statement.kind === "typeFunction" && one.statement.exported && one.blocks.length === 0);

export const isLocalAlias = (one: ScopedDeclaration): one is ScopedDeclaration<AliasStatement> =>
  one.statement.kind === "typeAlias" && (!one.statement.exported || one.blocks.length > 0);

/** The first type of each name: a second one is an error in Luau. */
export const firstDeclarations = <T extends ScopedDeclaration>(types: readonly T[]): readonly T[] =>
  firstOfEachName(types, ({ name }) => name.text);

/** The table of a plain module is not a global. */
export const declarationsOf = (
  declared: readonly NestedStatement[],
  form: FileForm,
): readonly Declaration[] =>
  declared.map(declarationOf).filter(({ namespace }) => form === "definitions" || namespace === "type");

function declarationOf({ statement, blocks }: NestedStatement): Declaration {
  const { text: name, span } = statement.name;
  const common = { name, blocks: blocks.join(), span };
  if (statement.kind === "declareFunction" || statement.kind === "declareGlobal")
    return { namespace: "value", form: "global", exported: true, isUnreachable: false, ...common };
  const isExported = statement.kind === "externType" || statement.exported;
  const exported = isExported && blocks.length === 0;
  return {
    namespace: "type",
    form: statement.kind,
    exported,
    isUnreachable: isExported && !exported,
    ...common,
  };
}
