import type { Access, Statement, TableField, Type } from "full-moon-wasm";
import { groupBy, type Span } from "luau-syntax";
import { TYPE_FUNCTIONS } from "../../model/builtin-types";
import { declarationsIn } from "../../read/syntax/declarations";
import { visitStatementTypes } from "../../read/syntax/visit-syntax";
import {
  finding,
  locatedFinding,
  type LocatedFinding,
  type LintCheck,
  type LintContext,
  type LintFile,
} from "./finding";

/** Syntax for which Luau's old type solver rejects the whole file: one finding for what occurs often. */
export const checkOldSolver: LintCheck = (file, context) => grouped(findingsIn(file, context));

const MOST_PLACES = 3;

function grouped(findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return [...groupBy(findings, ({ diagnostic }) => diagnostic.message)].flatMap(([message, places]) => {
    const [first] = places;
    if (places.length <= MOST_PLACES) return places;
    const others = `Here and in ${places.length - 1} other places of this file: `;
    return locatedFinding(
      { ...first.diagnostic, message: others + message.replace(/^The/, "the") },
      first.fix,
    );
  });
}

function findingsIn(file: LintFile, context: LintContext): readonly LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  const visit = (type: Type): void => ofType(file, type, context, findings);
  const hasWords = WORDS.test(file.source.text);
  for (const statement of declarationsIn(file.tree)) {
    if (statement.kind === "typeFunction") findings.push(typeFunction(file, statement));
    if (!hasWords) continue;
    if (statement.kind === "externType") ofMembers(file, statement, findings);
    visitStatementTypes(statement, visit);
  }
  return findings;
}

type Kind<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

const typeFunction = ({ source }: LintFile, { name }: Kind<"typeFunction">): LocatedFinding =>
  finding(source, name.span, "old-solver", "The old type solver has no type functions.", {
    suggestion: "Write the type out.",
  });

function ofMembers(file: LintFile, { members }: Kind<"externType">, findings: LocatedFinding[]): void {
  for (const member of members) {
    if (member.kind === "method" || member.access === "readWrite") continue;
    findings.push(
      accessFinding(
        file,
        member,
        `Luau refuses \`${member.access}\` in an extern type where its newer features are switched off.`,
      ),
    );
  }
}

function ofType(file: LintFile, type: Type, context: LintContext, findings: LocatedFinding[]): void {
  if (type.kind === "reference") {
    if (!isTypeFunction(type) || context.typeNames().has(type.name.text)) return;
    findings.push(
      finding(
        file.source,
        type.name.span,
        "old-solver",
        `The old type solver does not support \`${type.name.text}\`.`,
        { suggestion: "Write the type out." },
      ),
    );
  } else if (type.kind === "table") {
    for (const field of type.fields)
      if (field.access !== "readWrite")
        findings.push(
          accessFinding(file, field, `The old type solver refuses \`${field.access}\` in table types.`),
        );
  } else if (type.kind === "array" && type.access !== "readWrite") {
    findings.push(
      finding(
        file.source,
        type.span,
        "old-solver",
        `The old type solver refuses \`${type.access}\` in table types.`,
        { suggestion: "Leave it out." },
      ),
    );
  }
}

/** Without type arguments, such a name refers to a generic: `<union>(union) -> ()`. */
const isTypeFunction = ({ prefix, name, args }: Extract<Type, { kind: "reference" }>): boolean =>
  prefix === null && args !== null && NEW_SOLVERS.has(name.text);

function accessFinding(file: LintFile, field: TableField, message: string): LocatedFinding {
  const suggestion =
    field.access === "read" ? "Leave it out, and write `@readonly` in the doc comment." : "Leave it out.";
  return finding(file.source, wordAt(field.span[0], field.access), "old-solver", message, { suggestion });
}

const wordAt = (start: number, word: Access): Span => [start, start + word.length];

/** With those that the new solver's checker does not find in definition files. */
const NEW_SOLVERS: ReadonlySet<string> = new Set([
  ...TYPE_FUNCTIONS,
  "eq",
  "intersect",
  "refine",
  "singleton",
  "union",
  "weakoptional",
]);

/** A search for words is cheaper than a walk over all types. */
const WORDS = new RegExp(`\\b(?:read|write|${[...NEW_SOLVERS].join("|")})\\b(?!:)`);
