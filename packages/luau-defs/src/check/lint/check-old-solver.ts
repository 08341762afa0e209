import type { Access, ExternMember, TableField, Type } from "full-moon-wasm";
import { groupBy } from "luau-syntax";
import { TYPE_FUNCTIONS } from "../../model/builtin-types";
import { declarationsIn } from "../../read/syntax/declarations";
import { visitStatementTypes } from "../../read/syntax/visit-syntax";
import type { LintCheck, LintContext, LintFile, LintProblem } from "./finding";

/** Syntax for which Luau's old type solver rejects the whole file: one problem for what occurs often. */
export const checkOldSolver: LintCheck = (file, context) =>
  [...groupBy(problemsIn(file, context), ({ message }) => message)].flatMap(([message, same]) => {
    if (same.length <= MAX_LOCATIONS) return same;
    const others = `Here and in ${same.length - 1} other places of this file: `;
    return { ...same[0], message: others + message.replace(/^The/, "the") };
  });

const MAX_LOCATIONS = 3;

function problemsIn({ source, tree }: LintFile, context: LintContext): readonly LintProblem[] {
  const problems: LintProblem[] = [];
  const hasWords = WORDS.test(source.text);
  for (const statement of declarationsIn(tree)) {
    if (statement.kind === "typeFunction")
      problems.push({
        span: statement.name.span,
        message: "The old type solver has no type functions.",
        suggestion: WRITE_OUT,
      });
    if (!hasWords) continue;
    if (statement.kind === "externType") problems.push(...statement.members.flatMap(memberProblems));
    visitStatementTypes(statement, (type) => problems.push(...typeProblems(type, context)));
  }
  return problems;
}

const WRITE_OUT = "Write the type out.";

const memberProblems = (member: ExternMember): readonly LintProblem[] =>
  member.kind === "method"
    ? []
    : accessProblems(
        member,
        `Luau refuses \`${member.access}\` in an extern type where its newer features are switched off.`,
      );

function typeProblems(type: Type, context: LintContext): readonly LintProblem[] {
  if (type.kind === "reference") {
    const { text, span } = type.name;
    if (!isTypeFunction(type) || context.typeNames().has(text)) return [];
    return [{ span, message: `The old type solver does not support \`${text}\`.`, suggestion: WRITE_OUT }];
  }
  const inTables = (access: Access) => `The old type solver refuses \`${access}\` in table types.`;
  if (type.kind === "table")
    return type.fields.flatMap((field) => accessProblems(field, inTables(field.access)));
  return type.kind === "array" && type.access !== "readWrite"
    ? [{ span: type.span, message: inTables(type.access), suggestion: "Leave it out." }]
    : [];
}

/** Without type arguments, such a name refers to a generic: `<union>(union) -> ()`. */
const isTypeFunction = ({ prefix, name, args }: Extract<Type, { kind: "reference" }>): boolean =>
  prefix === null && args !== null && NEW_SOLVER_NAMES.has(name.text);

function accessProblems({ access, span: [start] }: TableField, message: string): readonly LintProblem[] {
  if (access === "readWrite") return [];
  const suggestion =
    access === "read" ? "Leave it out, and write `@readonly` in the doc comment." : "Leave it out.";
  return [{ span: [start, start + access.length], message, suggestion }];
}

/** With those that the new solver's checker does not find in definition files. */
const NEW_SOLVER_NAMES: ReadonlySet<string> = new Set([
  ...TYPE_FUNCTIONS,
  ...["eq", "intersect", "refine", "singleton", "union", "weakoptional"],
]);

/** A search for words is cheaper than a walk over all types. */
const WORDS = new RegExp(`\\b(?:read|write|${[...NEW_SOLVER_NAMES].join("|")})\\b(?!:)`);
