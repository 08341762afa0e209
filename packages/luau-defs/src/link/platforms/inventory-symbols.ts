/** In: the list of symbols in an inventory's JSON. Out: the symbols, and the problems in them. */
import { isLuauName } from "luau-syntax";
import { INVENTORY_KINDS, INVENTORY_ORIGINS, type InventorySymbol } from "../../model/inventory";
import { isRecord } from "../../read/source/json";

export interface Problem {
  /** The keys from the top of the file to the value. */
  readonly keys?: readonly string[];
  /** The offset of a problem that no key has. */
  readonly offset?: number | undefined;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

export type Report = (problem: Problem) => void;

/** @param hasEnums whether the inventory names the types that enums extend */
export function readSymbols(json: unknown, hasEnums: boolean, report: Report): readonly InventorySymbol[] {
  if (!Array.isArray(json)) {
    report({ keys: ["symbols"], message: "It has no list `symbols`." });
    return [];
  }
  return json.flatMap((one: unknown, index): readonly InventorySymbol[] => {
    const inList = ["symbols", String(index)];
    if (!isRecord(one)) {
      report({ keys: ["symbols"], message: "A symbol is not an object." });
      return [];
    }
    const read = readSymbol(one, (field, message) => report({ keys: [...inList, field], message }));
    if (one["kind"] === "enum" && one["origin"] === "extern" && !hasEnums)
      report({
        keys: [...inList, "origin"],
        message: "A symbol is an extern enum, and the inventory has no `enums`.",
      });
    return read === null ? [] : [read];
  });
}

const REQUIRED = ["kind", "path", "address"];

/** The object itself, if all of its fields are right: there are thousands. */
function readSymbol(
  json: Readonly<Record<string, unknown>>,
  report: (field: string, message: string) => void,
): InventorySymbol | null {
  const problems: [field: string, message: string][] = [];
  for (const name of REQUIRED)
    if (json[name] === undefined) problems.push([Object.keys(json)[0] ?? "", `A symbol has no \`${name}\`.`]);
  for (const name in json) {
    const field = FIELDS.get(name);
    if (field !== undefined && !field.isValid(json[name]))
      problems.push([name, `The \`${name}\` of a symbol must be ${field.description}.`]);
  }
  for (const [field, message] of problems) report(field, message);
  // Each field is as `FIELDS` says.
  return problems.length === 0 ? (json as unknown as InventorySymbol) : null;
}

interface Field {
  readonly isValid: (value: unknown) => boolean;
  readonly description: string;
}

const text = (pattern: RegExp, description: string): Field => ({
  isValid: (value) => typeof value === "string" && pattern.test(value),
  description,
});

const oneOf = (values: readonly string[]): Field => {
  const accepted = new Set<unknown>(values);
  return { isValid: (value) => accepted.has(value), description: `one of ${values.join(", ")}` };
};

const TEXT = text(/\S/, "a text");
const NAME: Field = {
  isValid: (value) => typeof value === "string" && isLuauName(value),
  description: "a name of Luau",
};
const ADDRESS = text(/^(?:\/|https?:\/\/)\S+$/i, "null, or begin with `/` or `https://`");

const orNull = ({ isValid, description }: Field): Field => ({
  isValid: (value) => value === null || isValid(value),
  description,
});

/** Other fields are those of later versions. */
const FIELDS: ReadonlyMap<string, Field> = new Map<keyof InventorySymbol, Field>([
  ["kind", oneOf(INVENTORY_KINDS)],
  ["path", TEXT],
  ["title", TEXT],
  ["address", orNull(ADDRESS)],
  ["anchor", orNull(text(/^/, "null or a text"))],
  ["summary", text(/^/, "a text")],
  ["deprecated", { isValid: (value) => typeof value === "boolean", description: "`true` or `false`" }],
  ["type", NAME],
  [
    "generics",
    text(
      /^[A-Za-z_]\w*(?:\.\.\.)?(?: = (?:\.\.\.)?any)?(?:, [A-Za-z_]\w*(?:\.\.\.)?(?: = (?:\.\.\.)?any)?)*$/,
      "a list of names such as `K, V = any`",
    ),
  ],
  ["origin", oneOf(INVENTORY_ORIGINS)],
  ["extends", NAME],
  ["require", TEXT],
]);
