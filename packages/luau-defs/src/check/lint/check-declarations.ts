/** Rules about single declarations of a definition file. */
import type { TableField } from "full-moon-wasm";
import { positionAt } from "luau-syntax";
import { declarationsIn } from "../../read/syntax/declarations";
import type { LintCheck } from "./finding";

/** Luau reads extern types from top to bottom. Across files, the bundle determines the order. */
export const checkExternOrder: LintCheck = ({ source, tree }) => {
  const externs = declarationsIn(tree).filter((statement) => statement.kind === "externType");
  const byName = new Map(externs.map(({ name }, index) => [name.text, { index, span: name.span }]));
  return externs.flatMap(({ name, parent }, index) => {
    const declared = byName.get(parent?.text ?? "");
    if (parent === null || declared === undefined || declared.index <= index) return [];
    const { line } = positionAt(source, declared.span[0]);
    return {
      span: parent.span,
      message: `\`${name.text}\` extends \`${parent.text}\`, which is only declared in line ${line}.`,
      suggestion: `Move \`${parent.text}\` above \`${name.text}\`.`,
    };
  });
};

/** The new solver puts the generics of `declare function` in the scope of all types. */
export const checkLeakedGenerics: LintCheck = ({ tree }, context) =>
  declarationsIn(tree)
    .filter((statement) => statement.kind === "declareFunction")
    .flatMap(({ name: { text: name }, signature }) =>
      signature.generics.flatMap(({ pack, name: { text: generic, span } }) => {
        const location = pack ? undefined : context.exportedTypes().get(generic);
        if (location === undefined) return [];
        const message =
          `The generics of \`declare function\` share a scope with all types in Luau's new type solver: ` +
          `it takes this \`${generic}\` for the type at ${location}, and \`${name}\` is not generic.`;
        return { span, message, suggestion: "Give the generic a name that no type has." };
      }),
    );

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
