import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FunctionRecord, SymbolRecord } from "luau-contract";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import { editDistance } from "../../../packages/luau-search/src/edit-distance";
import { splitWords } from "../../../packages/luau-search/src/name-forms";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { expectLines } from "../../support/read-cases";
import { readDefinitions } from "./support/read-definitions";

const index = openIndex(buildSymbolIndex(readDefinitions()), null);
const first = (query: string) => search(index, query, 1).symbols[0]?.symbol.path;
const paths = (query: string) => search(index, query, 50).symbols.map(({ symbol }) => symbol.path);

const QUERIES = [
  ...readFileSync(new URL("./name-queries.txt", import.meta.url), "utf8").matchAll(/^(.*) => (.*)$/gm),
].map(([, query = "", path = ""]) => [query, path] as const);

const plain = (path: string, deprecated = false): FunctionRecord => ({
  ...{ kind: "function", module: "m", moduleName: "M", summary: "", signatures: [] },
  ...{ path, href: `/docs/api/m#${path}`, signature: `${path}(): ()`, deprecated },
});
const open = (...records: SymbolRecord[]) => openIndex(buildSymbolIndex(records), null);

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
    const members = ["Timer.clear", "Timer.setInterval", "Timer.setTimeout"];
    expect(paths("timer.").slice(0, 3).toSorted()).toEqual(members);
    expect(paths("timer.")).not.toContain("Timer");
    expect(paths("Timer")[0]).toBe("Timer");
    expect(paths("Timer")).toContain("Timer.setInterval");
  });

  it("list what a filter lets through when there are no words", () => {
    const constants = ["FORWARD", "UP", "RIGHT"].map((name) => `Engine.WORLD_${name}`);
    expect(paths("const: in:engine")).toEqual(constants);
    expect(search(index, "fn: in:timer").symbols.map(({ reason }) => reason)).toEqual(
      Array(3).fill("listed"),
    );
  });

  it("take a filter for a name where it finds nothing as a filter", () => {
    const events = open({ ...plain("event:fire"), kind: "method", receiver: "nil", generics: [] });
    expect(search(events, "event:fire").symbols[0]?.symbol.path).toBe("event:fire");
  });

  it("find events where they are properties of a signal's type, too", () => {
    const property = (path: string, type: string): SymbolRecord => ({
      ...{ ...plain(path), signature: `${path}: ${type}`, type },
      ...{ kind: "property", receiver: "nil", generics: [] },
    });
    const parts = open(
      property("Part.Touched", "ScriptSignal<(other: Part) -> ()>"),
      property("Part.touchedSurface", "string"),
      property("Part.TouchEnded", "TouchEvent"),
    );
    for (const query of ["event:touched", "signal:touched"])
      expect(search(parts, query).symbols[0]?.symbol.path).toBe("Part.Touched");
    expect(search(parts, "event:").symbols).toHaveLength(2);
    expect(search(parts, "prop:touched").symbols.length).toBeGreaterThan(1);
  });

  it("put the same case first, then what is not deprecated", () => {
    const cases = open(plain("A.Run"), plain("B.run"), plain("C.old", true), plain("D.old"));
    const found = (query: string) => search(cases, query).symbols.map(({ symbol }) => symbol.path);
    expect(found("run")).toEqual(["B.run", "A.Run"]);
    expect(found("Run")).toEqual(["A.Run", "B.run"]);
    expect(found("old")).toEqual(["D.old", "C.old"]);
  });

  it("keep addresses, signatures and deprecation through the index", () => {
    const records = [
      plain("M.a", true),
      { ...plain("B:c"), href: "/docs/api/m#B.c" },
      { ...plain("x"), href: "/elsewhere#y" },
      { ...plain("M.z"), signature: "z()" },
    ];
    const kept = records.map(({ path, href, signature, deprecated }) => ({
      path,
      href,
      signature,
      deprecated,
    }));
    expect(open(...records).symbols?.symbols).toMatchObject(kept);
  });
});

it("names are split into words, and compared by their edits", () =>
  expectLines("cases/name-forms.txt", {
    "words of a name": (name) => splitWords(name).join(" "),
    "distance of two names, from either": (pair) => {
      const [from = "", to = ""] = pair.split(" ");
      return [editDistance(from, to, 2), editDistance(to, from, 2)];
    },
  }));

it("looks at a stretch of a text alone", () => {
  expect(editDistance("tmeout", "settimeoutnow", 1, 3, 10)).toBe(1);
});
