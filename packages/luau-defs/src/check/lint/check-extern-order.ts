import { positionAt } from "luau-syntax";
import { declarationsIn } from "../../read/syntax/declarations";
import type { LintCheck } from "./finding";

/** Luau reads extern types from top to bottom. Across files, the bundle determines the order. */
export const checkExternOrder: LintCheck = ({ source, tree }) => {
  const externs = declarationsIn(tree).filter((statement) => statement.kind === "externType");
  const places = new Map(
    externs.map(({ name }, index) => [name.text, { index, line: positionAt(source, name.span[0]).line }]),
  );
  return externs.flatMap(({ name, parent }, index) => {
    const place = parent === null ? undefined : places.get(parent.text);
    if (parent === null || place === undefined || place.index <= index) return [];
    return {
      span: parent.span,
      message: `\`${name.text}\` extends \`${parent.text}\`, which is only declared in line ${place.line}.`,
      suggestion: `Move \`${parent.text}\` above \`${name.text}\`.`,
    };
  });
};
