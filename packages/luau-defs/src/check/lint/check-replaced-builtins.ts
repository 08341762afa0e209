import type { TableField } from "full-moon-wasm";
import { declarationsIn } from "../../read/syntax/declarations";
import type { LintCheck } from "./finding";

/** Luau computes the types of some of its functions for each call; a declaration has one type for all. */
export const checkReplacedBuiltins: LintCheck = ({ tree }) =>
  declarationsIn(tree).flatMap((statement) => {
    if (statement.kind !== "declareFunction" && statement.kind !== "declareGlobal") return [];
    const { text: name, span } = statement.name;
    if (FUNCTIONS.has(name))
      return { span, message: messageOf(`\`${name}\``), suggestion: "Leave it out: Luau declares it." };
    const fields =
      statement.kind === "declareGlobal" && statement.type.kind === "table" ? statement.type.fields : [];
    const lost = fields.flatMap(nameOf).filter((field) => MEMBERS.get(name)?.includes(field));
    if (lost.length === 0) return [];
    const list = new Intl.ListFormat("en-GB").format(lost.map((field) => `\`${name}.${field}\``));
    const suggestion =
      `Declare only what is added: \`declare ${name}: typeof(${name}) & { … }\`, ` +
      "without these functions.";
    return { span, message: messageOf(list), suggestion };
  });

const nameOf = (field: TableField) => (field.kind === "property" ? field.name.text : []);

const messageOf = (lost: string): string =>
  `Luau infers the type of each call of its own ${lost}, which is lost by this declaration.`;

/** Without `require`, which engines document: checkers keep the built-in one. */
const FUNCTIONS: ReadonlySet<string> = new Set(["assert", "select", "setmetatable"]);

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["string", ["find", "format", "gmatch", "match"]],
  ["table", ["clone", "freeze", "pack"]],
]);
