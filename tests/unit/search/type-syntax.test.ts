import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchText } from "luau-contract";
import type { PackTail, TypeNode } from "luau-syntax";
import { parseQuery } from "../../../packages/luau-search/src/query";
import { named } from "../../../packages/luau-search/src/search-type";
import { parseType } from "../../../packages/luau-search/src/type-syntax";
import { expectLines } from "../../support/read-cases";

const GENERICS = new Set(["T", "U"]);
const INDEXER = { kind: "indexer", access: "readWrite" } as const;

/**
 * Types of any shape; unions and optionals never right inside each other, where Luau itself does not tell
 * them apart.
 */
const { type: anyType } = fc.letrec<{ type: TypeNode; plain: TypeNode; variadic: PackTail }>((tie) => ({
  plain: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("number", "Entity", "Getter").map((name): TypeNode => named(name)),
    fc.constantFrom("T", "U").map((name): TypeNode => named(name, [], true)),
    fc.constant<TypeNode>({ kind: "nil" }),
    fc.boolean().map((value): TypeNode => ({ kind: "boolean", value })),
    fc.constantFrom("Left", "Engine.tick").map((value): TypeNode => ({ kind: "string", value })),
    tie("type").map((element): TypeNode => ({ kind: "array", access: "readWrite", element })),
    fc.array(tie("type"), { minLength: 1, maxLength: 2 }).map((args): TypeNode => named("Map", args)),
    fc.record({ a: tie("type"), b: tie("type"), key: tie("type") }).map(
      ({ a, b, key }): TypeNode => ({
        kind: "table",
        fields: [
          { kind: "property", access: "readWrite", name: "a", type: a },
          { kind: "property", access: "readWrite", name: "with space", type: b },
          { ...INDEXER, key: key.kind === "string" ? { kind: "nil" } : key, value: b },
        ],
      }),
    ),
    fc
      .record({
        params: fc.array(tie("type"), { maxLength: 2 }),
        rest: fc.option(tie("variadic")),
        returns: fc.array(tie("type"), { maxLength: 2 }),
      })
      .map(
        ({ params, rest, returns }): TypeNode => ({
          kind: "function",
          generics: [],
          parameters: params.map((type) => ({ name: null, type })),
          variadic: rest,
          returns: returns.map((type) => ({ name: null, type })),
          returnsTail: null,
        }),
      ),
  ),
  variadic: tie("plain").map((type): PackTail => ({ kind: "variadic", type })),
  type: fc.oneof(
    { depthSize: "small" },
    tie("plain"),
    tie("plain").map((type): TypeNode => ({ kind: "optional", type })),
    fc
      .tuple(fc.constantFrom("union", "intersection"), fc.array(tie("plain"), { minLength: 2, maxLength: 3 }))
      .map(([kind, members]): TypeNode => ({ kind, members })),
  ),
}));

it("types in the index read back as they were written", () => {
  const readBack = fc.property(anyType, (type) => {
    expect(parseType(searchText(type), GENERICS)).toEqual(type);
  });
  fc.assert(readBack, { numRuns: 500 });
});

const readings = (query: string): readonly string[] =>
  parseQuery(query).types.map(({ name, params, returns }) => {
    const side = (types: typeof params) => (types === null ? "?" : `(${types.map(searchText).join("; ")})`);
    return `${name} ${side(params)} -> ${side(returns)}`.trim();
  });

describe("queries by type", () => {
  // None has no arrow; there may be two.
  it("are read as a name, parameters and results", async () => {
    expect(readings("Physics.ForceMode → {string")).toEqual(["(ForceMode) -> ({string})"]);
    const outputOf = (query: string) => readings(query).join(", ") || "none";
    await expectLines("cases/type-queries.txt", { readings: outputOf });
  });

  it("take declared generics for generics, before or after a name", () => {
    const [reading] = parseQuery("map <T>({T}) -> T").types;
    expect(reading).toMatchObject({
      name: "map",
      generics: ["T"],
      params: [{ kind: "array", element: named("T", [], true) }],
      returns: [named("T", [], true)],
    });
  });

  it("never fail, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aT<>(){}[]?|&,:.-> "0é', "->") }), (query) => {
        expect(Array.isArray(parseQuery(query).types)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("filters", () => {
  it("are taken out of the text", () => {
    const { text, kinds, modules } = parseQuery("in:physics fn:  set mass enum:");
    expect({ text, kinds: [...kinds], modules }).toEqual({
      text: "set mass",
      kinds: ["function", "method", "enum"],
      modules: ["physics"],
    });
  });

  it("do not swallow the colon of a method or of `::`", () => {
    expect(parseQuery("Event:fire")).toMatchObject({ text: "Event:fire" });
    expect(parseQuery("Timer:clear")).toMatchObject({ text: "Timer:clear" });
  });
});
