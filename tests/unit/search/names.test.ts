import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FunctionRecord, SymbolRecord } from "luau-contract";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import { editDistance } from "../../../packages/luau-search/src/edit-distance";
import { splitWords } from "../../../packages/luau-search/src/name-forms";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { readDefinitions } from "./support/read-definitions";

const index = openIndex(buildSymbolIndex(readDefinitions()), null);
const first = (query: string) => search(index, query, 1).symbols[0]?.symbol.path;
const paths = (query: string) => search(index, query, 50).symbols.map(({ symbol }) => symbol.path);

const QUERIES = [
  ...readFileSync(new URL("./name-queries.txt", import.meta.url), "utf8").matchAll(/^(.*) => (.*)$/gm),
].map(([, query = "", path = ""]) => [query, path] as const);

const plain = (path: string, deprecated: boolean): FunctionRecord => ({
  kind: "function",
  path,
  module: "m",
  moduleName: "M",
  href: `/docs/api/m#${path}`,
  signature: `${path}(): ()`,
  summary: "",
  deprecated,
  signatures: [],
});

describe("searches by name", () => {
  it.each(QUERIES)("%s leads to %s", (query, path) => {
    expect(first(query)).toBe(path);
  });

  it("find by initials", () => {
    expect(paths("st")).toContain("Timer.setTimeout");
    expect(paths("sTO")).toContain("Timer.setTimeout");
    expect(paths("gws")[0]).toBe("Engine.getWindowSize");
  });

  it("list the members after an owner and a full stop", () => {
    expect(paths("timer.").slice(0, 3).sort()).toEqual([
      "Timer.clear",
      "Timer.setInterval",
      "Timer.setTimeout",
    ]);
    expect(paths("timer.")).not.toContain("Timer");
    expect(paths("Timer")[0]).toBe("Timer");
    expect(paths("Timer")).toContain("Timer.setInterval");
  });

  it("list what a filter lets through when there are no words", () => {
    expect(paths("const: in:engine")).toEqual([
      "Engine.WORLD_FORWARD",
      "Engine.WORLD_UP",
      "Engine.WORLD_RIGHT",
    ]);
    expect(search(index, "fn: in:timer").symbols.map(({ reason }) => reason)).toEqual([
      "listed",
      "listed",
      "listed",
    ]);
  });

  it("take a filter for a name where it finds nothing as a filter", () => {
    const events = openIndex(
      buildSymbolIndex([{ ...plain("event:fire", false), kind: "method", receiver: "nil", generics: [] }]),
      null,
    );
    expect(search(events, "event:fire").symbols[0]?.symbol.path).toBe("event:fire");
  });

  it("find events where they are properties of a signal's type, too", () => {
    const property = (path: string, type: string): SymbolRecord => ({
      ...plain(path, false),
      kind: "property",
      signature: `${path}: ${type}`,
      receiver: "nil",
      generics: [],
      type,
    });
    const parts = openIndex(
      buildSymbolIndex([
        property("Part.Touched", "ScriptSignal<(other: Part) -> ()>"),
        property("Part.touchedSurface", "string"),
        property("Part.TouchEnded", "TouchEvent"),
      ]),
      null,
    );
    for (const query of ["event:touched", "signal:touched"])
      expect(search(parts, query).symbols[0]?.symbol.path).toBe("Part.Touched");
    expect(search(parts, "event:").symbols).toHaveLength(2);
    expect(search(parts, "prop:touched").symbols.length).toBeGreaterThan(1);
  });

  it("put the same case first, then what is not deprecated", () => {
    const cases = openIndex(
      buildSymbolIndex([
        plain("A.Run", false),
        plain("B.run", false),
        plain("C.old", true),
        plain("D.old", false),
      ]),
      null,
    );
    expect(search(cases, "run").symbols.map(({ symbol }) => symbol.path)).toEqual(["B.run", "A.Run"]);
    expect(search(cases, "Run").symbols.map(({ symbol }) => symbol.path)).toEqual(["A.Run", "B.run"]);
    expect(search(cases, "old").symbols.map(({ symbol }) => symbol.path)).toEqual(["D.old", "C.old"]);
  });

  it("keep addresses, signatures and deprecation through the index", () => {
    const records = [
      plain("M.a", true),
      { ...plain("B:c", false), href: "/docs/api/m#B.c" },
      { ...plain("x", false), href: "/elsewhere#y" },
      { ...plain("M.z", false), signature: "z()" },
    ];
    const opened = openIndex(buildSymbolIndex(records), null).symbols?.symbols ?? [];
    expect(
      opened.map(({ path, href, signature, deprecated }) => ({ path, href, signature, deprecated })),
    ).toEqual(
      records.map(({ path, href, signature, deprecated }) => ({ path, href, signature, deprecated })),
    );
  });
});

describe("splitWords", () => {
  it.each([
    ["setTimeout", ["set", "Timeout"]],
    ["WORLD_UP", ["WORLD", "UP"]],
    ["fromAsset3d", ["from", "Asset", "3d"]],
    ["HTTPService", ["HTTP", "Service"]],
    ["UDim2", ["U", "Dim", "2"]],
    ["is_on_floor", ["is", "on", "floor"]],
  ])("takes %s apart", (name, words) => {
    expect(splitWords(name)).toEqual(words);
  });
});

describe("editDistance", () => {
  it.each([
    ["timeout", "timeout", 0],
    ["timeout", "timout", 1],
    ["timeout", "timeouut", 1],
    ["timeout", "tineout", 1],
    ["timeout", "tiemout", 1],
    ["timeout", "tiemuot", 2],
    ["timeout", "imeouts", 2],
    ["timeout", "position", 3],
    ["ab", "", 2],
  ])("from %s to %s is %i", (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
    expect(editDistance(to, from, 2)).toBe(distance);
  });

  it("looks at a stretch of a text alone", () => {
    expect(editDistance("tmeout", "settimeoutnow", 1, 3, 10)).toBe(1);
  });
});
