/** Signatures, and their parts, as types that can be compared, and as text. */
import { type FunctionType, typeNamed, type TypeNode, typeText } from "luau-syntax";
import type { FunctionSignature, ParameterEntry, ReturnEntry } from "./model";

/** A pack is treated as a name, and equals only a pack of the same name. */
export const slotType = ({ type }: ParameterEntry | ReturnEntry): TypeNode =>
  type.kind === "genericPack" ? typeNamed(type.name, { kind: "generic" }) : type;

export function functionType({
  generics,
  parameters,
  returns,
}: Pick<FunctionSignature, "generics" | "parameters" | "returns">): FunctionType {
  const fixed = <T extends ParameterEntry | ReturnEntry>(slots: readonly T[]) =>
    slots.filter(({ variadic }) => !variadic).map((slot) => ({ name: slot.name, type: slotType(slot) }));
  const tailOf = (slots: readonly (ParameterEntry | ReturnEntry)[]): FunctionType["variadic"] => {
    const last = slots.find(({ variadic }) => variadic);
    if (last === undefined) return null;
    return last.type.kind === "genericPack" ? last.type : { kind: "variadic", type: last.type };
  };
  return {
    kind: "function",
    generics,
    parameters: fixed(parameters),
    variadic: tailOf(parameters),
    returns: fixed(returns),
    returnsTail: tailOf(returns),
  };
}

export const typeOfOverloads = (types: readonly FunctionType[]): TypeNode => {
  const [only] = types;
  return only !== undefined && types.length === 1 ? only : { kind: "intersection", members: types };
};

/** `number`, `...any` */
export const returnText = ({ type, variadic }: ReturnEntry): string =>
  variadic && type.kind !== "genericPack" ? `...${typeText(type)}` : typeText(type);

export const returnsText = (returns: readonly ReturnEntry[]): string => {
  const [only] = returns;
  return only !== undefined && returns.length === 1
    ? returnText(only)
    : `(${returns.map(returnText).join(", ")})`;
};
