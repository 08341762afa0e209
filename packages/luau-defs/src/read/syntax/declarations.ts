import type {
  BodyParameter,
  LuauStatement,
  NestedStatement,
  PackOrType,
  Parameter,
  ParseResult,
  Statement,
  TableField,
  Value,
} from "full-moon-wasm";

export type Declared = NestedStatement["statement"];
export type AliasStatement = Extract<Statement, { kind: "typeAlias" }>;
export type ExternStatement = Extract<Statement, { kind: "externType" }>;
export type TypeFunctionStatement = Extract<Statement, { kind: "typeFunction" }>;
export type FunctionStatement = Extract<Statement, { kind: "declareFunction" }>;
export type GlobalStatement = Extract<Statement, { kind: "declareGlobal" }>;

/** All declarations of a file in order, including those inside blocks, whose globals are global in Luau. */
export const nestedDeclarations = ({ statements }: ParseResult): readonly NestedStatement[] =>
  statements.flatMap((one) =>
    one.kind === "luau" ? one.declarations : [{ blocks: TOP_LEVEL, statement: one }],
  );

const TOP_LEVEL: readonly number[] = [];

export const luauIn = (statements: readonly Statement[]): readonly LuauStatement[] =>
  statements.flatMap((one) => (one.kind === "luau" ? one.statements : []));

export const mapLuau = (
  statements: readonly Statement[],
  change: (statement: LuauStatement) => readonly LuauStatement[],
): readonly Statement[] =>
  statements.map((one) =>
    one.kind === "luau" ? { ...one, statements: one.statements.flatMap(change) } : one,
  );

export const declarationsIn = (tree: ParseResult): readonly Declared[] =>
  nestedDeclarations(tree).map(({ statement }) => statement);

/** Whether the types of block `outer` are visible in block `inner`. */
export const isWithin = (inner: readonly number[], outer: readonly number[]): boolean =>
  outer.every((block, index) => inner[index] === block);

/** The aliases replaced by a later extern type of the same name in Luau's old type solver. */
export function replacedAliases(tree: ParseResult): ReadonlySet<AliasStatement> {
  const externs = new Set<string>();
  const replaced = new Set<AliasStatement>();
  for (const { blocks, statement } of nestedDeclarations(tree).toReversed()) {
    const key = `${blocks.join()} ${statement.name.text}`;
    if (statement.kind === "externType") externs.add(key);
    if (statement.kind === "typeAlias" && !statement.exported && externs.has(key)) replaced.add(statement);
  }
  return replaced;
}

/** Types without methods of modules: their values are not tables. */
const VALUE_TYPES = new Set(["boolean", "buffer", "nil", "number", "string", "thread", "vector"]);

/** Whether a function's first parameter is the receiver of a method: `self`, but not `self: string`. */
export const isReceiver = (first: Parameter | BodyParameter | undefined): boolean =>
  first?.name?.text === "self" &&
  !(first.type?.kind === "reference" && first.type.prefix === null && VALUE_TYPES.has(first.type.name.text));

/** The fields of `{} :: { … }`, or of the alias that is written there. */
export function writtenFields(
  aliases: ReadonlyMap<string, AliasStatement>,
  written: Value | PackOrType | undefined,
): readonly TableField[] | null {
  if (written?.kind !== "reference") return written?.kind === "table" ? written.fields : null;
  const alias = written.prefix === null ? aliases.get(written.name.text) : undefined;
  const argumentNames = written.args?.map((one) => ("name" in one ? one.name?.text : undefined)) ?? [];
  // With other arguments, only Luau can tell the types of the fields.
  const isSame = argumentNames.join() === alias?.generics.map(({ name }) => name.text).join();
  return isSame && alias?.type.kind === "table" ? alias.type.fields : null;
}
