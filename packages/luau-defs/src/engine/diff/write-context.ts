/** Where a type stands in what Luau is asked, which decides how it and its generics are written. */
import {
  type FunctionType,
  type GenericParameter,
  isPack,
  isTail,
  quoted,
  type TypeNode,
  type TypeOrPack,
  typeText,
} from "luau-syntax";
import type { Entry } from "../../model/model";
import type { VersionIndex } from "./version-symbols";
import type { TypeNames } from "./question-names";

export type Role = "source" | "target";

export interface WriteContext {
  /** The version in which its names are resolved. */
  readonly version: VersionIndex;
  readonly role: Role;
  /** Whether scripts give such values to the engine, or get them. */
  readonly flow: "input" | "output";
  readonly names: TypeNames;
  /** Tables and functions that are compared by name, since both types name them. */
  readonly shared: ReadonlySet<Entry>;
  readonly generics: ReadonlyMap<string, Readonly<Record<Role, string>>>;
}

export const opposite = (context: WriteContext): WriteContext => ({
  ...context,
  role: context.role === "source" ? "target" : "source",
  flow: context.flow === "input" ? "output" : "input",
});

export const always = (text: string): Readonly<Record<Role, string>> => ({ source: text, target: text });

/** A type that is assignable to nothing else. */
export const opaque = (name: string): string => `{ read [${quoted(name)}]: true }`;

/** The types of a call determine the generics that its parameters name; the others are unknown. */
export function ownGenerics(
  { generics, parameters, variadic }: FunctionType,
  { flow }: WriteContext,
): { readonly inferable: readonly GenericParameter[]; readonly unknown: WriteContext["generics"] } {
  const passed = typeText({ kind: "typeList", types: typesOf(parameters), tail: variadic });
  const words = new Set(passed.match(/\w+/g));
  return {
    inferable: generics.filter(({ name }) => flow === "input" || words.has(name)),
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

export function packOf(args: readonly TypeOrPack[]): TypeOrPack | undefined {
  const [first] = args;
  if (first === undefined || first.kind === "typeList" || first.kind === "genericPack") return first;
  const types = args.filter((arg) => !isPack(arg));
  const tail = args.find(isTail);
  return { kind: "typeList", types, tail: tail ?? null };
}

export const typesOf = (slots: FunctionType["parameters"]): readonly TypeNode[] =>
  slots.map(({ type }) => type);
