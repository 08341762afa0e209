/** Metamethods in LuaCATS are annotations of the class; LuaLS ignores metamethods among its methods. */
import type { FunctionEntry } from "../../model/model";
import { luacatsType, signatureType } from "./luacats-type";

/**
 * The operators of https://luals.github.io/wiki/annotations/#operator that Luau has; LuaLS has none for
 * comparisons.
 */
const OPERATORS: ReadonlyMap<string, string> = new Map(
  ["add", "sub", "mul", "div", "idiv", "mod", "pow", "concat", "unm", "len"].map((operator) => [
    `__${operator}`,
    operator,
  ]),
);

/** Whether LuaLS represents the method as an annotation of its class. */
export const isOperator = ({ name }: FunctionEntry): boolean => name === "__call" || OPERATORS.has(name);

/** A line per signature of an operator: `---@operator add(Vector): Vector`. */
export function operatorLines({ name, signatures }: FunctionEntry): readonly string[] {
  const operator = OPERATORS.get(name);
  if (operator === undefined)
    return signatures.map((signature) => `---@overload ${signatureType(signature, null)}`);
  return signatures.map(({ parameters: [operand], returns: [result], generics }) => {
    const hidden = new Set(generics.map((generic) => generic.name));
    const input = operand === undefined ? "" : `(${luacatsType(operand.type, hidden)})`;
    return (
      `---@operator ${operator}${input}: ` +
      `${result === undefined ? "any" : luacatsType(result.type, hidden)}`
    );
  });
}
