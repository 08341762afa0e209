import type { Statement } from "full-moon-wasm";
import { declarationsIn } from "../../read/syntax/declarations";
import { finding, type LocatedFinding, type LintCheck, type LintFile } from "./finding";

/** Luau computes the types of some of its functions for each call; a declaration has one type for all. */
export const checkReplacedBuiltins: LintCheck = (file) =>
  declarationsIn(file.tree).flatMap((statement) => {
    switch (statement.kind) {
      case "declareFunction":
        return FUNCTIONS.has(statement.name.text) ? [ofFunction(file, statement)] : [];
      case "declareGlobal":
        return ofGlobal(file, statement);
      default:
        return [];
    }
  });

type Kind<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

const ofFunction = (
  { source }: LintFile,
  { name }: Kind<"declareFunction"> | Kind<"declareGlobal">,
): LocatedFinding =>
  finding(
    source,
    name.span,
    "replaced-builtin",
    `Luau infers the type of each call of its own \`${name.text}\`, which is lost by this declaration.`,
    { suggestion: "Leave it out: Luau declares it." },
  );

function ofGlobal(file: LintFile, statement: Kind<"declareGlobal">): readonly LocatedFinding[] {
  const { name, type } = statement;
  if (FUNCTIONS.has(name.text)) return [ofFunction(file, statement)];
  const members = MEMBERS.get(name.text);
  if (members === undefined || type.kind !== "table") return [];
  const lost = type.fields.flatMap((field) =>
    field.kind === "property" && members.includes(field.name.text)
      ? [`\`${name.text}.${field.name.text}\``]
      : [],
  );
  if (lost.length === 0) return [];
  const list = lost.length === 1 ? lost.join("") : `${lost.slice(0, -1).join(", ")} and ${lost.at(-1) ?? ""}`;
  return [
    finding(
      file.source,
      name.span,
      "replaced-builtin",
      `Luau infers the type of each call of its own ${list}, which is lost by this declaration.`,
      {
        suggestion:
          `Declare only what is added: \`declare ${name.text}: typeof(${name.text}) & { … }\`, ` +
          "without these functions.",
      },
    ),
  ];
}

/** Without `require`, which engines document: checkers keep the built-in one. */
const FUNCTIONS: ReadonlySet<string> = new Set(["assert", "select", "setmetatable"]);

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["string", ["find", "format", "gmatch", "match"]],
  ["table", ["clone", "freeze", "pack"]],
]);
