import { declarationsIn } from "../../read/syntax/declarations";
import type { LintCheck } from "./finding";

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
