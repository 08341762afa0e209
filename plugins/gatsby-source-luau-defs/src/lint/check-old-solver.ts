import type { Access, Statement, TableField, Type } from "full-moon-wasm";
import type { Span } from "../model/source-text";
import { visitStatementTypes } from "../syntax/visit-syntax";
import { finding, type Finding, type LintCheck, type LintFile } from "./finding";

/** `old-solver`: what makes Luau's old type solver refuse the whole file. */
export const checkOldSolver: LintCheck = (file, { files }) => {
  const declared = new Set(files.flatMap(({ draft }) => draft.declarations.filter(({ space }) => space === "type").map(({ name }) => name)));
  return file.tree.statements.flatMap((statement) => [...ofStatement(file, statement), ...ofTypes(file, statement, declared)]);
};

function ofStatement(file: LintFile, statement: Statement): readonly Finding[] {
  if (statement.kind === "typeFunction") {
    return [finding(file.source, statement.name.span, "old-solver", "The old type solver has no type functions.", { suggestion: "Write the type out." })];
  }
  if (statement.kind !== "externType") return [];
  return statement.members.flatMap((member) => {
    if (member.kind === "method" || member.access === "readWrite") return [];
    return [accessFinding(file, member, `Luau refuses \`${member.access}\` in an extern type where its newer features are switched off.`)];
  });
}

function ofTypes(file: LintFile, statement: Statement, declared: ReadonlySet<string>): readonly Finding[] {
  const findings: Finding[] = [];
  visitStatementTypes(statement, (type) => findings.push(...ofType(file, type, declared)));
  return findings;
}

function ofType(file: LintFile, type: Type, declared: ReadonlySet<string>): readonly Finding[] {
  if (type.kind === "table") {
    const limited = type.fields.filter(({ access }) => access !== "readWrite");
    return limited.map((field) => accessFinding(file, field, `The old type solver refuses \`${field.access}\` in table types.`));
  }
  if (type.kind === "array" && type.access !== "readWrite") {
    return [finding(file.source, type.span, "old-solver", `The old type solver refuses \`${type.access}\` in table types.`, { suggestion: "Leave it out." })];
  }
  if (type.kind !== "reference" || type.prefix !== null || !TYPE_FUNCTIONS.has(type.name.text) || declared.has(type.name.text)) return [];
  return [finding(file.source, type.name.span, "old-solver", `The old type solver does not know \`${type.name.text}\`.`, { suggestion: "Write the type out." })];
}

function accessFinding(file: LintFile, field: TableField, message: string): Finding {
  return finding(file.source, wordAt(field.span[0], field.access), "old-solver", message, { suggestion: "Leave it out, and write `@readonly` in the doc comment." });
}

const wordAt = (start: number, word: Access): Span => [start, start + word.length];

/** Type functions that the new solver has built in. */
const TYPE_FUNCTIONS: ReadonlySet<string> = new Set([
  "add", "concat", "div", "eq", "getmetatable", "idiv", "index", "intersect", "keyof", "le", "len", "lt", "mod", "mul", "pow",
  "rawget", "rawkeyof", "refine", "setmetatable", "singleton", "sub", "union", "unm", "weakoptional",
]);
