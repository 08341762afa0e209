/** Writes generics, and what is passed for them, in what Luau is asked. */
import {
  type FunctionType,
  type GenericParameter,
  isPack,
  isTail,
  type TypeNode,
  type TypeOrPack,
  typeText,
} from "luau-syntax";
import { always, type WriteContext, type Role } from "./write-context";

/** A function that scripts call tells them nothing about generics that no parameter names. */
export function ownGenerics(
  { generics, parameters, variadic }: FunctionType,
  { flow }: WriteContext,
): { readonly given: readonly GenericParameter[]; readonly unknown: WriteContext["generics"] } {
  const passed = typeText({ kind: "typeList", types: typesOf(parameters), tail: variadic });
  const words = new Set(passed.match(/\w+/g));
  return {
    given: generics.filter(({ name }) => flow === "given" || words.has(name)),
    unknown: new Map(generics.map(({ name }) => [name, always("unknown")])),
  };
}

export const angled = (list: readonly string[]): string => (list.length === 0 ? "" : `<${list.join(", ")}>`);

export const packsLast = (names: readonly string[]): readonly string[] =>
  [false, true].flatMap((pack) => names.filter((name) => name.endsWith("...") === pack));

/** The parameters of a declaration that stand for one of the generics. */
export const parameterOf = ({ name, pack }: GenericParameter): Readonly<Record<Role, string>> => ({
  source: `source_${name}${pack ? "..." : ""}`,
  target: `target_${name}${pack ? "..." : ""}`,
});
export const declaredFor = (generic: GenericParameter): readonly string[] =>
  Object.values(parameterOf(generic));

/** The remaining arguments form a pack. */
export function packOf(args: readonly TypeOrPack[]): TypeOrPack | undefined {
  const [first] = args;
  if (first === undefined || first.kind === "typeList" || first.kind === "genericPack") return first;
  const types = args.filter((arg) => !isPack(arg));
  const tail = args.find(isTail);
  return { kind: "typeList", types, tail: tail ?? null };
}

export const typesOf = (slots: FunctionType["parameters"]): readonly TypeNode[] =>
  slots.map(({ type }) => type);
