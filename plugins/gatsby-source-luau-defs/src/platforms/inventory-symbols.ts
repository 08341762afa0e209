/** In: the list of symbols in an inventory's JSON. Out: the symbols, and the mistakes in them. */
import { isIdentifier } from "luau-contract";
import {
  INVENTORY_KINDS,
  INVENTORY_ORIGINS,
  type InventoryKind,
  type InventoryOrigin,
  type InventorySymbol,
} from "../model/inventory";
import { isRecord } from "../source/json";

/** A mistake in an inventory. */
export interface Mistake {
  /** Of the value, from the top of the file. */
  readonly keys: readonly string[];
  /** The offset of a mistake that no key has. */
  readonly at?: number | undefined;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

type Report = (mistake: Mistake) => void;

/** @param hasEnums whether the inventory names the types that enums extend */
export function readSymbols(json: unknown, hasEnums: boolean, report: Report): readonly InventorySymbol[] {
  if (!Array.isArray(json)) {
    report({ keys: ["symbols"], message: "It has no list `symbols`." });
    return [];
  }
  return json.flatMap((one: unknown, index): readonly InventorySymbol[] => {
    const inList = ["symbols", String(index)];
    if (!isRecord(one)) {
      report({ keys: ["symbols"], message: "A symbol is no object." });
      return [];
    }
    const read = readSymbol(one, (field, message) => report({ keys: [...inList, field], message }));
    if (read?.kind === "enum" && read.origin === "extern" && !hasEnums)
      report({
        keys: [...inList, "origin"],
        message: "A symbol is an extern enum, and the inventory has no `enums`.",
      });
    return read === null ? [] : [read];
  });
}

type ReportField = (field: string, message: string) => void;

function readSymbol(json: Readonly<Record<string, unknown>>, report: ReportField): InventorySymbol | null {
  const present = Object.keys(json);
  const field = <T>(name: string, { isRight, what }: Field<T>): T | undefined => {
    const value = json[name];
    if (value === undefined || isRight(value)) return value;
    report(name, `The \`${name}\` of a symbol must be ${what}.`);
    return undefined;
  };
  const missing = ["kind", "path", "address"].filter((name) => json[name] === undefined);
  for (const name of missing) report(present[0] ?? "", `A symbol has no \`${name}\`.`);
  const kind = field("kind", KIND);
  const path = field("path", TEXT);
  const symbol = {
    address: field("address", ADDRESS) ?? null,
    title: field("title", TEXT),
    anchor: field("anchor", ANCHOR),
    summary: field("summary", ANY_TEXT),
    deprecated: field("deprecated", FLAG),
    type: field("type", NAME),
    generics: field("generics", GENERICS),
    origin: field("origin", ORIGIN),
    extends: field("extends", NAME),
    require: field("require", TEXT),
  };
  return kind === undefined || path === undefined ? null : { kind, path, ...symbol };
}

/** What a field may be. */
interface Field<T> {
  readonly isRight: (value: unknown) => value is T;
  /** For messages. */
  readonly what: string;
}

const text = (pattern: RegExp, what: string): Field<string> => ({
  isRight: (value): value is string => typeof value === "string" && pattern.test(value),
  what,
});

const TEXT = text(/\S/, "a text");
const ANY_TEXT = text(/^/, "a text");
const NAME: Field<string> = {
  isRight: (value): value is string => typeof value === "string" && isIdentifier(value),
  what: "a name of Luau",
};
const GENERICS = text(
  /^[A-Za-z_]\w*(?:\.\.\.)?(?: = (?:\.\.\.)?any)?(?:, [A-Za-z_]\w*(?:\.\.\.)?(?: = (?:\.\.\.)?any)?)*$/,
  "a list of names such as `K, V = any`",
);
const FLAG: Field<boolean> = {
  isRight: (value): value is boolean => typeof value === "boolean",
  what: "`true` or `false`",
};
const ADDRESS: Field<string | null> = {
  isRight: (value): value is string | null =>
    value === null || (typeof value === "string" && /^(?:\/|https?:\/\/)\S+$/i.test(value)),
  what: "null, or begin with `/` or `https://`",
};
const ANCHOR: Field<string | null> = {
  isRight: (value): value is string | null => value === null || typeof value === "string",
  what: "null or a text",
};
const KIND: Field<InventoryKind> = {
  isRight: (value): value is InventoryKind => INVENTORY_KINDS.some((kind) => kind === value),
  what: `one of ${INVENTORY_KINDS.join(", ")}`,
};
const ORIGIN: Field<InventoryOrigin> = {
  isRight: (value): value is InventoryOrigin => INVENTORY_ORIGINS.some((one) => one === value),
  what: `one of ${INVENTORY_ORIGINS.join(", ")}`,
};
