import type { Generic, Statement } from "full-moon-wasm";
import { declarationsIn } from "../../read/syntax/declarations";
import { finding, type LintCheck } from "./finding";

/** The new solver puts the generics of `declare function` in the scope of all types. */
export const checkLeakedGenerics: LintCheck = ({ source, tree }, context) =>
  declarationsIn(tree)
    .filter((statement) => statement.kind === "declareFunction")
    .flatMap((statement) =>
      statement.signature.generics.filter(isType).flatMap(({ name }) => {
        const place = context.exportedTypes().get(name.text);
        if (place === undefined) return [];
        return [
          finding(source, name.span, "leaked-generic", messageOf(statement, name.text, place), {
            suggestion: "Give the generic a name that no type has.",
          }),
        ];
      }),
    );

const isType = ({ pack }: Generic): boolean => !pack;

const messageOf = (
  { name }: Extract<Statement, { kind: "declareFunction" }>,
  generic: string,
  location: string,
): string =>
  `The generics of \`declare function\` share a scope with all types in Luau's new type solver: ` +
  `it takes this \`${generic}\` for the type at ${location}, and \`${name.text}\` is not generic.`;
