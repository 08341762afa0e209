import type { NestedStatement, ParseResult, Statement } from "full-moon-wasm";

/** A statement that declares something. */
export type Declared = NestedStatement["statement"];
type AliasStatement = Extract<Statement, { kind: "typeAlias" }>;

/**
 * Everything that a file declares, at the top level and inside blocks, in its order. Luau makes all such
 * globals global.
 */
export const nestedDeclarations = ({ statements }: ParseResult): readonly NestedStatement[] =>
  statements.flatMap((one) =>
    one.kind === "luau" ? one.declarations : [{ blocks: TOP_LEVEL, statement: one }],
  );

const TOP_LEVEL: readonly number[] = [];

/** The same without the blocks. */
export const declarationsIn = (tree: ParseResult): readonly Declared[] =>
  nestedDeclarations(tree).map(({ statement }) => statement);

/** Whether what stands in `inner` sees the types of `outer`. */
export const isWithin = (inner: readonly number[], outer: readonly number[]): boolean =>
  outer.every((block, index) => inner[index] === block);

/** The aliases that a later extern type of the same name replaces, as Luau's old type solver has it. */
export function replacedAliases(tree: ParseResult): ReadonlySet<AliasStatement> {
  const externs = new Set<string>();
  const replaced = new Set<AliasStatement>();
  for (const { blocks, statement } of nestedDeclarations(tree).toReversed()) {
    const place = `${blocks.join()} ${statement.name.text}`;
    if (statement.kind === "externType") externs.add(place);
    if (statement.kind === "typeAlias" && !statement.exported && externs.has(place)) replaced.add(statement);
  }
  return replaced;
}
