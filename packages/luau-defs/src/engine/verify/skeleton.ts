/** In: facts of what nobody has declared. Out: its declaration, without a doc comment. */
import { isLuauName, quoted } from "luau-syntax";
import type { Fact } from "./read-report";

/** A longer one is not read in a message: `luau-defs init` writes it to a file. */
const MOST_LENGTH = 2000;

/**
 * @param inside the facts of what is in it
 * @param owner the table that it is in, if a file in plain Luau builds that
 */
export function skeletonOf(fact: Fact, inside: readonly Fact[], owner: BuiltTable | null): string {
  const text = owner === null ? declared(fact, inside) : built([fact, ...inside], owner);
  return text.length <= MOST_LENGTH
    ? `Declare it: \`${text}\``
    : "`luau-defs init --from` writes the declaration of all that is in it.";
}

const declared = (fact: Fact, inside: readonly Fact[]): string =>
  fact.at.length === 1
    ? declarationOf(fact, inside)
    : `${fieldName(fact.at.at(-1) ?? "")}: ${typeOf(fact, inside)},`;

/** In one line, as a message has it. */
const built = (facts: readonly Fact[], owner: BuiltTable): string =>
  facts.map((fact) => statementOf(fact, facts, owner).replaceAll(/\s+/g, " ")).join("; ");

/** A table that statements build. */
export interface BuiltTable {
  /** As its file calls it: `net`, `net.http`. */
  readonly table: string;
  /** How many names lead to it in a report. */
  readonly depth: number;
}

/** The statement of a module in plain Luau that adds a value; those of what is in it follow. */
export function statementOf(
  fact: Fact,
  all: readonly Fact[],
  { table, depth }: BuiltTable,
  nameOf: NameOf = () => null,
): string {
  const place = fact.at
    .slice(depth)
    .reduce((path, name) => (isLuauName(name) ? `${path}.${name}` : `${path}[${quoted(name)}]`), table);
  const isEmpty = !all.some((one) => one.at.length === fact.at.length + 1 && isIn(one, fact));
  if (fact.is === "table" && !isEmpty) return `${place} = {}`;
  if (fact.is === "function" && !place.includes("["))
    return `function ${place}(${parametersOf(fact, "...: any")}): ...any\n\treturn nil :: any\nend`;
  return `${place} = (nil :: any) :: ${typeOf(fact, [], nameOf).replace(/^any$/, "unknown")}`;
}

const isIn = (fact: Fact, owner: Fact): boolean => owner.at.every((name, index) => fact.at[index] === name);

const fieldName = (name: string): string => (isLuauName(name) ? name : `[${quoted(name)}]`);

/** The declaration of a global. */
export function declarationOf(fact: Fact, inside: readonly Fact[], nameOf?: NameOf): string {
  const name = fact.at[0] ?? "";
  return fact.is === "function"
    ? `declare function ${name}(${parametersOf(fact, "...: any")}): ...any`
    : `declare ${name}: ${typeOf(fact, inside, nameOf)}`;
}

/** The name of an object's type, if it is declared. */
export type NameOf = (fact: Fact) => string | null;

/** The type of a value, as far as a report tells. */
function typeOf(fact: Fact, inside: readonly Fact[], nameOf: NameOf = () => null): string {
  switch (fact.is) {
    case "function":
      return functionText(fact);
    case "table":
      return tableText(fact, inside, nameOf);
    case "number":
    case "string":
    case "boolean":
    case "vector":
    case "buffer":
    case "thread":
      return fact.is;
    default:
      return nameOf(fact) ?? "any";
  }
}

/** `(a: any, b: any) -> ...any` */
const functionText = (fact: Fact): string => `(${parametersOf(fact)}) -> ...any`;

/** `a: any, b: any, ...any`; of a native function nothing is known. */
function parametersOf({ arity }: Fact, variadic = "...any"): string {
  if (arity === null) return variadic;
  const names = Array.from({ length: arity.count }, (_, index) => `${parameterName(index)}: any`);
  return [...names, ...(arity.isVariadic ? [variadic] : [])].join(", ");
}

/** a, b, … z, a1, b1, … */
const parameterName = (index: number): string =>
  String.fromCharCode(97 + (index % 26)) + (index < 26 ? "" : String(Math.floor(index / 26)));

function tableText({ at }: Fact, inside: readonly Fact[], nameOf: NameOf): string {
  const own = inside.filter((one) => one.at.length === at.length + 1);
  if (own.length === 0) return "{ [any]: any }";
  const fields = own.map((one) => {
    const name = one.at.at(-1) ?? "";
    const below = inside.filter((other) => other.at.length > one.at.length && other.at[at.length] === name);
    return `${fieldName(name)}: ${typeOf(one, below, nameOf)}`;
  });
  return `{ ${fields.join(", ")} }`;
}
