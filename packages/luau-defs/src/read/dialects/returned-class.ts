/** Finds the table of a class that only a comment declares: the value that the file returns. */
import { mapLuau } from "../syntax/declarations";
import { localVariable, pathTo } from "../syntax/build-syntax";
import type { LuauStatement, Name, Statement } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { returnedTable, tableNamed } from "./class-tables";
import { isDeclaring } from "./comment-entry-context";
import { spanOf, type ReadComment } from "./comment";

interface ClassComments {
  readonly comments: readonly ReadComment[];
  readonly unattached: readonly ReadComment[];
  readonly classes: ReadonlyMap<string, string>;
}

export interface ClassTables {
  readonly statements: readonly Statement[];
  readonly classes: ReadonlyMap<string, string>;
}

/** A class without code of its own is the value that the file returns, unless that is another class. */
export function withReturnedClass(statements: readonly Statement[], context: ClassComments): ClassTables {
  const { classes } = context;
  const unchanged = { statements, classes };
  const undefinedClass = context.unattached
    .filter(isDeclaring)
    .find(
      ({ declares: { kind, name } }) =>
        kind === "class" && !classes.has(name.text) && !hasCode(statements, name.text),
    );
  if (undefinedClass === undefined) return unchanged;
  const name = { text: undefinedClass.declares.name.text, span: spanOf(undefinedClass.declares.name) };
  const returned = returnedTable(statements);
  const withTable = (table: string): ClassTables["classes"] => new Map([...classes, [name.text, table]]);
  if (returned === null)
    return { statements: withNamedReturn(statements, name), classes: withTable(name.text) };
  const isTaken =
    [...classes.values()].includes(returned) ||
    context.comments.some(({ declares }) => declares?.kind === "class" && declares.name.text === returned);
  return isTaken ? unchanged : { statements, classes: withTable(returned) };
}

const hasCode = (statements: readonly Statement[], name: string): boolean =>
  tableNamed(statements, name) !== null ||
  statements.some((one) => "name" in one && one.name.text === name && one.kind !== "typeFunction");

/** `return { … }` and `return freeze({ … })` become `local Name = …` and `return Name`. */
function withNamedReturn(statements: readonly Statement[], name: Name): readonly Statement[] {
  return mapLuau(statements, (one) => namedReturn(one, name));
}

function namedReturn(statement: LuauStatement, name: Name): readonly LuauStatement[] {
  if (statement.kind !== "return" || statement.blocks.length > 0) return [statement];
  const [value] = statement.values;
  const table = value?.kind === "call" ? value.arguments[0] : value;
  if (table?.kind !== "constructor") return [statement];
  const span: Span = [table.span[0], table.span[0]];
  const local = { text: name.text, span };
  return [
    { ...localVariable(local, table, table.span), doc: statement.doc },
    { ...statement, doc: null, values: [pathTo([local], span)] },
  ];
}
