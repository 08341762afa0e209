import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import { isAnswered } from "../../../packages/luau-search/src/results";
import { openIndex, search, type OpenIndex } from "../../../packages/luau-search/src/index";
import { readCorpus } from "./support/read-corpus";
import { modulesOf, readDefinitions } from "./support/read-definitions";

const indexes = {
  definitions: openIndex(buildSymbolIndex(readDefinitions()), null),
  scene: openIndex(buildSymbolIndex(readCorpus("scene")), null),
  nodes: openIndex(buildSymbolIndex(readCorpus("nodes")), null),
  modules: openIndex(buildSymbolIndex(readCorpus("modules")), null),
};
type Corpus = keyof typeof indexes;

/** The queries of type-queries.txt, each with its corpus and the symbols of which one is right. */
const KNOWN = readFileSync(new URL("./type-queries.txt", import.meta.url), "utf8")
  .split(/^\[(\w+)\]$/m)
  .flatMap((part, at, parts) =>
    at % 2 === 0
      ? []
      : [...(parts[at + 1] ?? "").matchAll(/^(.+?) {2}=> {2}(.+)$/gm)].map(
          // The headings are those of `indexes`.
          ([, query = "", right = ""]) => [part as Corpus, query, ...right.split(" | ")] as const,
        ),
  );

const answersIn = (index: OpenIndex, query: string, limit: number) => {
  const result = search(index, query, limit);
  return isAnswered(result) ? result.symbols.map(({ symbol }) => symbol.path) : [];
};
const paths = (corpus: Corpus, query: string, limit: number) => answersIn(indexes[corpus], query, limit);

/** The results of a query among the symbols of a definition file. */
function pathsIn(definitions: string): (query: string) => readonly string[] {
  const { model } = runOnSources([sourceFile("test.d.luau", definitions)]).value;
  const records = modulesOf(model).flatMap(({ searchRecords }) => searchRecords);
  const index = openIndex(buildSymbolIndex(records), null);
  return (query) => answersIn(index, query, 20);
}

describe("searches by type", () => {
  it("put the right symbol among the first three, nearly always", () => {
    const among = (count: number) =>
      KNOWN.filter(([corpus, query, ...right]) =>
        paths(corpus, query, count).some((path) => right.includes(path)),
      );
    const [first, firstThree] = [among(1), among(3)];
    console.log(
      `${KNOWN.length} queries by type: ${firstThree.length} in the first three, ${first.length} first`,
    );
    const wrong = KNOWN.filter((query) => !firstThree.includes(query));
    const misses = wrong.map(([corpus, query]) => `${query} -> ${paths(corpus, query, 3).join(", ")}`);
    expect(firstThree.length / KNOWN.length, misses.join("\n")).toBeGreaterThanOrEqual(0.96);
  });

  it("take abbreviations of types: the beginnings of their words, from the first", () => {
    const methods = { Vector3: "length", ColorSequence: "steps", CharacterVoice: "pitch" };
    const classes = Object.entries(methods).map(
      ([name, method]) => `declare extern type ${name} with\n\tfunction ${method}(self): number\nend\n`,
    );
    const find = pathsIn(classes.join(""));
    expect(find("vec3 -> number")[0]).toBe("Vector3:length");
    expect(find("v3 -> number")[0]).toBe("Vector3:length");
    expect(find("cseq -> number")).toEqual(["ColorSequence:steps"]);
    expect(find("colseq -> number")).toEqual(["ColorSequence:steps"]);
    // Words are begun in order, and not from the middle.
    expect(find("seqcol -> number")).toEqual([]);
  });

  it("ignore the order of arguments", () => {
    const found = (query: string) => paths("definitions", query, 50).toSorted();
    expect(found("vector, Entity -> ()")).toEqual(found("Entity, vector -> ()"));
  });

  it("put what fits exactly before what fits with optional, missing or aliased types", () => {
    const [first] = paths("definitions", "-> TimerId", 1);
    expect(["Timer.setTimeout", "Timer.setInterval"]).toContain(first);
    const numbers = paths("definitions", "-> number", 100);
    expect(numbers.indexOf("Timer.setTimeout")).toBeGreaterThan(numbers.indexOf("Engine.getCurrentTime"));
  });

  it("bind a generic to one type throughout", () => {
    const found = paths("scene", "{number}, number -> number", 50);
    expect(found).toContain("table.find");
    expect(paths("scene", "{number}, string -> number", 50)).not.toContain("table.find");
  });

  it("find nothing that does not take every argument", () => {
    expect(paths("definitions", "Colour, Quaternion, KeyCode -> Entity", 5)).toEqual([]);
  });

  it("tell `-> ()` from no word about values", () => {
    expect(paths("definitions", "Entity -> ()", 100)).not.toContain("Entity.getName");
    expect(paths("definitions", "Entity ->", 100)).toContain("Entity.getName");
  });

  it("see children of a class where their parent is taken", () => {
    expect(paths("scene", "MeshPart -> {Instance}", 20)).toContain("Instance:GetChildren");
  });

  it("see through an alias with generics, as through one without", () => {
    const found = pathsIn(
      "export type Keep<Item> = (item: Item) -> boolean\ndeclare Lists: { filter: <T>(list: {T}, keep: Keep<T>) -> {T}, count: (list: {number}) -> number }",
    );
    expect(found("{T}, (T) -> boolean -> {T}")).toEqual(["Lists.filter"]);
    expect(found("{string}, (string) -> boolean -> {string}")).toEqual(["Lists.filter"]);
    expect(found("{string}, (number) -> boolean -> {string}")).toEqual([]);
  });

  it("offer a list where one of its items is wanted, after what gives just that", () => {
    const found = pathsIn(
      "declare extern type Storm with\nend\ndeclare Sky: { all: (days: number) -> {Storm}, next: (days: number) -> Storm, start: (storms: {Storm}) -> () }",
    );
    expect(found("number -> Storm")).toEqual(["Sky.next", "Sky.all"]);
    // Not the other way round: one storm is no list of them.
    expect(found("Storm -> ()")).toEqual([]);
  });

  // There are 80 million orders to place nine numbers in twelve places.
  it("do not try every order of many types that are alike", () => {
    const list = (count: number): string =>
      Array.from({ length: count }, (_, index) => `a${index}: number`).join(", ");
    const create = `create: (${list(12)}) -> (), named: (${list(12)}, name: string) -> ()`;
    const found = pathsIn(`declare Matrix: { ${create}, row: (${list(3)}) -> () }`);
    const numbers = (count: number): string => Array(count).fill("number").join(", ");
    expect(found(`(${numbers(9)}) -> ()`)).toEqual(["Matrix.create", "Matrix.named"]);
    // The first that comes may take any place but the last; the string has to have it.
    expect(found(`(any, ${numbers(11)}, string) -> ()`)).toEqual(["Matrix.named"]);
    expect(found(`(string, string, ${numbers(9)}) -> ()`)).toEqual([]);
  });

  it("keep to the kinds and modules asked for", () => {
    const constants = ["FORWARD", "RIGHT", "UP"].map((name) => `Engine.WORLD_${name}`);
    expect(paths("definitions", "const: -> vector", 20).toSorted()).toEqual(constants);
    const inCamera = paths("definitions", "in:camera vector -> ()", 20);
    expect(inCamera.length).toBeGreaterThan(0);
    expect(inCamera.filter((path) => !path.startsWith("Camera."))).toEqual([]);
  });

  it("name the types that come near an unknown one", () => {
    const { unknownTypes } = search(indexes.definitions, "Quaternoin -> vector");
    expect(unknownTypes).toEqual([{ name: "Quaternoin", near: ["Quaternion"] }]);
    expect(search(indexes.definitions, "Spreadsheet -> Invoice")).toMatchObject({
      symbols: [],
      unknownTypes: [
        { name: "Spreadsheet", near: [] },
        { name: "Invoice", near: [] },
      ],
    });
  });

  it("say that they were searches by type, and mark the name that was asked for too", () => {
    const [hit] = search(indexes.definitions, "setTimeout number ->").symbols;
    expect(hit?.reason).toBe("type");
    expect(hit?.path).toEqual([
      { text: "Timer.", hit: false },
      { text: "setTimeout", hit: true },
    ]);
  });
});
