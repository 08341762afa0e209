/** In: the signatures of a function. Out: what their lists have in common, each parameter once. */
import { groupBy } from "luau-syntax";
import type { Declaration, Parameter, Return, Signature, Token, Tokens } from "./reference-props";
import { nameEnd } from "./declaration-lines";
import { toText } from "./token-runs";

/** A function whose first argument, a string, decides about the types of the others. */
export interface Dispatch {
  readonly declaration: Declaration;
  readonly names: readonly string[];
  /** For each signature, the types of its parameters. */
  readonly rows: readonly (readonly Tokens[])[];
}

type Slots = Pick<Signature, "parameters" | "returns">;

/** A parameter that one of the signatures lacks is optional. */
export function mergeSlots(signatures: readonly Slots[]): Slots {
  const isLacking = (wanted: string): boolean =>
    signatures.some(({ parameters }) => parameters.every(({ name }) => name !== wanted));
  const parameters = groupSlots(signatures.map((signature) => signature.parameters)).map(
    (group): Parameter => ({
      ...group[0],
      type: unionOf(group),
      optional: isLacking(group[0].name) || group.some(({ optional }) => optional),
    }),
  );
  const returns = groupSlots(signatures.map((signature) => signature.returns)).map(
    (group): Return => ({ ...group[0], type: unionOf(group) }),
  );
  return { parameters, returns };
}

interface Described {
  readonly name: string | null;
  readonly descriptionHtml: string;
  readonly defaultValue?: string | null;
}

/** Groups slots of equal name and description, in the order of their first; without names, by position. */
const groupSlots = <Slot extends Described>(lists: readonly (readonly Slot[])[]) => {
  const slots = lists.flatMap((list) => list.map((slot, index) => ({ slot, index })));
  const groups = groupBy(slots, ({ slot: { name, descriptionHtml, defaultValue }, index }) => {
    const position = name === null || name === "_" ? index : null;
    return JSON.stringify([name, position, descriptionHtml, defaultValue]);
  });
  return Array.from(groups.values(), ([first, ...others]): readonly [Slot, ...Slot[]] => [
    first.slot,
    ...others.map(({ slot }) => slot),
  ]);
};

/** A union of the different types: `string | number`. */
function unionOf(slots: readonly { readonly type: Tokens }[]): Tokens {
  const distinct = new Map(slots.map(({ type }) => [toText(type), type]));
  return [...distinct.values()].flatMap((type, index) =>
    index === 0 ? type : [{ text: " | ", kind: "operator", href: null }, ...type],
  );
}

/** Null unless all have no description, and differ in types of parameters alone, the first a string. */
export function toDispatch(signatures: readonly Signature[]): Dispatch | null {
  const [first, second] = signatures;
  if (first === undefined || second === undefined) return null;
  const shape = shapeOf(first);
  const isAlike = signatures.every(
    (signature) =>
      shapeOf(signature) === shape &&
      signature.descriptionHtml === "" &&
      isString(signature.parameters[0]?.type),
  );
  if (!isAlike) return null;
  const names = first.parameters.map(({ name }) => name);
  const results = first.returns.flatMap(({ type }, index) => [sign(index === 0 ? ": " : ", "), ...type]);
  const head = first.declaration.tokens.slice(0, nameEnd(first.declaration));
  return {
    declaration: { tokens: [...head, sign(`(${names.join(", ")})`), ...results], breaks: [] },
    names,
    rows: signatures.map(({ parameters }) => parameters.map(({ type }) => type)),
  };
}

/** The earlier function with the same type table, so that it is shown once; null without one. */
export function earlierTable<Entry extends { readonly signatures: readonly Signature[] }>(
  entries: readonly Entry[],
  entry: Entry,
): Entry | null {
  const rowsOf = ({ signatures }: Entry): string => JSON.stringify(toDispatch(signatures)?.rows ?? null);
  const rows = rowsOf(entry);
  const first = rows === "null" ? entry : entries.find((other) => rowsOf(other) === rows);
  return first === undefined || first === entry ? null : first;
}

const sign = (text: string): Token => ({ text, kind: "punctuation", href: null });

const shapeOf = ({ parameters, returns }: Signature): string =>
  JSON.stringify([parameters.map(({ name }) => name), returns.map(({ type }) => toText(type))]);

const isString = (type: Tokens | undefined): boolean => type?.length === 1 && type[0]?.kind === "string";
