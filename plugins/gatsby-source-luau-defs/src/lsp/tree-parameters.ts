/** In: a file's tree. Out: the parameters of its functions and function types, with their places. */
import type { BodyParameter, Parameter, ParseResult, Signature } from "full-moon-wasm";
import { declarationsIn } from "../syntax/declarations";
import { visitStatementTypes } from "../syntax/visit-syntax";

export function parametersIn(tree: ParseResult): readonly (Parameter | BodyParameter)[] {
  const found: (Parameter | BodyParameter)[] = [];
  const add = ({ parameters }: Pick<Signature, "parameters">): void => void found.push(...parameters);
  for (const declared of declarationsIn(tree)) {
    if (declared.kind === "declareFunction") add(declared.signature);
    if (declared.kind === "externType")
      for (const member of declared.members) if (member.kind === "method") add(member.signature);
    visitStatementTypes(declared, (type) => {
      if (type.kind === "function") add(type.signature);
    });
  }
  for (const statement of tree.statements) {
    if (statement.kind !== "luau") continue;
    for (const one of statement.statements)
      if (one.kind === "localFunction" || one.kind === "fieldFunction") found.push(...one.body.parameters);
  }
  return found;
}
