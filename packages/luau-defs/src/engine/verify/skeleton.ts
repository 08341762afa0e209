/** In: facts of an undeclared value. Out: its declaration, without a doc comment. */
import { isLuauName, quoted } from "luau-syntax";
import type { Fact } from "./read-report";

/** Nobody reads a longer declaration in a message: `luau-defs init` writes it to a file. */
const MAX_LENGTH = 2000;

/**
 * @param descendants the facts of its fields, at any depth
 * @param owner the table that it is in, if a file in plain Luau builds that table
 */
export function skeletonOf(fact: Fact, descendants: readonly Fact[], owner: BuiltTable | null): string {
  const text = owner === null ? declared(fact, descendants) : built([fact, ...descendants], owner);
  return text.length <= MAX_LENGTH
    ? `Declare it: \`${text}\``
    : "`luau-defs init --from` writes the declaration of all that is in it.";
}

const declared = (fact: Fact, descendants: readonly Fact[]): string =>
  fact.names.length === 1
    ? declarationOf(fact, descendants)
    : `${fieldName(fact.names.at(-1) ?? "")}: ${typeOf(fact, descendants)},`;

const built = (facts: readonly Fact[], owner: BuiltTable): string =>
  facts.map((fact) => statementOf(fact, facts, owner).replaceAll(/\s+/g, " ")).join("; ");

export interface BuiltTable {
  /** As its file calls it: `net`, `net.http`. */
  readonly table: string;
  /** How many names lead to it in a report. */
  readonly depth: number;
}

export function statementOf(
  fact: Fact,
  all: readonly Fact[],
  { table, depth }: BuiltTable,
  nameOf: NameOf = () => null,
): string {
  const path = fact.names
    .slice(depth)
    .reduce((start, name) => (isLuauName(name) ? `${start}.${name}` : `${start}[${quoted(name)}]`), table);
  const isEmpty = !all.some((one) => one.names.length === fact.names.length + 1 && isIn(one, fact));
  if (fact.type === "table" && !isEmpty) return `${path} = {}`;
  if (fact.type === "function" && !path.includes("["))
    return `function ${path}(${parametersOf(fact, "...: any")}): ...any\n\treturn nil :: any\nend`;
  return `${path} = (nil :: any) :: ${typeOf(fact, [], nameOf).replace(/^any$/, "unknown")}`;
}

const isIn = (fact: Fact, owner: Fact): boolean =>
  owner.names.every((name, index) => fact.names[index] === name);

const fieldName = (name: string): string => (isLuauName(name) ? name : `[${quoted(name)}]`);

export function declarationOf(fact: Fact, descendants: readonly Fact[], nameOf?: NameOf): string {
  const name = fact.names[0] ?? "";
  return fact.type === "function"
    ? `declare function ${name}(${parametersOf(fact, "...: any")}): ...any`
    : `declare ${name}: ${typeOf(fact, descendants, nameOf)}`;
}

export type NameOf = (fact: Fact) => string | null;

function typeOf(fact: Fact, descendants: readonly Fact[], nameOf: NameOf = () => null): string {
  switch (fact.type) {
    case "function":
      return functionText(fact);
    case "table":
      return tableText(fact, descendants, nameOf);
    case "number":
    case "string":
    case "boolean":
    case "vector":
    case "buffer":
    case "thread":
      return fact.type;
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

function tableText({ names }: Fact, descendants: readonly Fact[], nameOf: NameOf): string {
  const fieldFacts = descendants.filter((one) => one.names.length === names.length + 1);
  if (fieldFacts.length === 0) return "{ [any]: any }";
  const fields = fieldFacts.map((one) => {
    const name = one.names.at(-1) ?? "";
    const below = descendants.filter(
      (other) => other.names.length > one.names.length && other.names[names.length] === name,
    );
    return `${fieldName(name)}: ${typeOf(one, below, nameOf)}`;
  });
  return `{ ${fields.join(", ")} }`;
}
