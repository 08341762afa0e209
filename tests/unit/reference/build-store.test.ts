/** A build with what earlier builds have stored publishes what one without it does, after any edit. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ideFiles, inventoryText } from "../../../packages/luau-defs/src/front";
import { openSession, type Snapshot } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let folder = "";
beforeEach(() => (folder = temporaryFolder("build-store")));
const write = writerIn(() => path.join(folder, "definitions"));
const store = (): string => path.join(folder, "store");

let highlighted = 0;
/** Links the names in samples, as the site's does. */
function highlight(code: string, _language: string, resolve: (symbol: string) => string | null): string {
  highlighted += 1;
  return code.replaceAll(/[\w.:]+/g, (name) => resolve(name) ?? name);
}

type Pages = "module" | "class";

function read(pages: Pages, kept: string | null): Promise<Snapshot> {
  return openSession({
    requests: ["definitions"],
    cwd: folder,
    severities: {},
    pages,
    highlight,
    isBundled: true,
    siteUrl: "https://k.example",
    store: kept === null ? null : { folder: kept, name: pages },
  }).read("all");
}

/** Everything that is published or reported. */
function published(
  { nodes, files, output, diagnostics, notes, unpublishedNotes, changes }: Snapshot,
  kept: string | null = null,
): string {
  const ide = { name: "kit", baseUrl: "https://k.example" };
  const inventory = inventoryText(output.model, { title: "Kit", url: null });
  const editors = [...ideFiles(output, ide, { store: kept === null ? null : path.join(kept, "docs") }).value];
  return JSON.stringify(
    { nodes, files, diagnostics, notes, unpublishedNotes, changes, editors, inventory },
    (_key, value: unknown) => (value instanceof Function ? value() : value),
    1,
  );
}

/** Reproducible: a linear congruential generator. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

type Random = (below: number) => number;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T; // none is empty

/** Few, so that declarations meet. */
const NAMES = ["Body", "Wheel", "Hit", "Gear", "Mode", "Axle"];
const TYPES = [...NAMES, "number", "string?", "{ Body }", "(Wheel) -> Gear", "Body | Mode"];
const FILES = ["engine", "parts", "input", "kit/tools"];

function comment(random: Random, indent = ""): string {
  const [name, other] = [oneOf(random, NAMES), oneOf(random, NAMES)];
  const lines = oneOf(random, [
    [`Text ${random(1000)}.`],
    [`See [${name}] and [the other][${other}.size].`, "", "```luau", `local x = make${name}()`, "```"],
    [`Sorted by [make${name}], \`${other}\`.`, "@since 1.2", `@see ${other}`],
    ["@deprecated Use the other.", `@alias old${name}`],
    [`@error ${name} if it fails`, "@nonsense"],
    ["@private"],
  ]);
  return lines.map((line) => `${indent}--- ${line}`.trimEnd()).join("\n");
}

function declaration(random: Random): string {
  const [name, type, other] = [oneOf(random, NAMES), oneOf(random, TYPES), oneOf(random, NAMES)];
  const text = oneOf(random, [
    `declare extern type ${name} extends ${other} with\n${comment(random, "\t")}\n\tsize: ${type}\n\tfunction turn(self, by: ${other}): ${type}\nend`,
    `declare extern type ${name} with\n\tread size: ${type}\nend`,
    `declare function make${name}(size: ${type}, other: ${other}?): ${name}`,
    `export type ${name} = (other: ${other}, by: ${type}) -> ()`,
    `export type ${name} = { size: ${type}, [string]: ${other} }`,
    `declare function addEventListener(name: "hit", listener: ${name}): ()`,
    `declare ${name}Table: { first: ${type}, second: (${other}) -> ${type} }`,
    `export type ${name} = "one" | "two"`,
    `declare ${name}Size: ${type}`,
    `declare ${name}Both: ((by: typeof(${other}Size)) -> ()) & ((by: ${other}, to: ${type}) -> ())`,
    `declare ${name}Kit: {\n\tinner: {\n\t\tsize: ${type},\n\t\tturn: (by: ${other}) -> (),\n\t},\n}`,
  ]);
  return `${comment(random)}\n${text}`;
}

const plainModule = (random: Random): string =>
  [
    `local other = require("./${oneOf(random, ["plain", "helper"])}")`,
    `export type Value = ${oneOf(random, ["number", "string", "other.Value"])}`,
    `local Module = {}\n${comment(random)}\nfunction Module.run(value: Value): other.Value\n\treturn value :: any\nend`,
    "return Module",
  ].join("\n");

/** The declarations of each file. */
type State = Map<string, string[]>;

function edit(state: State, random: Random): void {
  const file = oneOf(random, FILES);
  const blocks = state.get(file) ?? [];
  const index = random(blocks.length);
  const replaceIn = (change: (block: string) => string) => {
    const block = blocks[index];
    if (block !== undefined) blocks[index] = change(block);
  };
  oneOf(random, [
    () => replaceIn((block) => block.replace(/^(?:---.*\n)*/, `${comment(random)}\n`)),
    () => replaceIn((block) => block.replaceAll(oneOf(random, NAMES), oneOf(random, NAMES))),
    () => replaceIn((block) => block.replace(/: (?:\w+)/, `: ${oneOf(random, TYPES)}`)),
    () => blocks.splice(index, 0, declaration(random)),
    () => blocks.splice(index, 1),
    () => blocks.splice(index, 0, "-- Moves what is below."),
    () => (random(3) === 0 ? state.delete(file) : blocks.push(declaration(random))),
    () => state.set(oneOf(random, ["plain.luau", "helper.luau"]), [plainModule(random)]),
    () => state.set("published-anchors.txt", [`/parts#Old${random(3)} /engine#${oneOf(random, NAMES)}`]),
  ])();
  if (blocks.length > 0 && !state.has(file)) state.set(file, blocks);
}

function writeState(state: State): void {
  rmSync(path.join(folder, "definitions"), { recursive: true, force: true });
  for (const [file, blocks] of state)
    write(file.includes(".") ? file : `${file}.d.luau`, `${blocks.join("\n\n")}\n`);
}

test.each<[Pages, number]>([
  ["module", 52],
  ["class", 1852],
])("after fifty random edits, with pages by %s", async (pages, seed) => {
  const random = randomNumbers(seed);
  const state: State = new Map(
    FILES.map((file) => [file, Array.from({ length: 6 }, () => declaration(random))]),
  );
  for (let round = 0; round < 50; round += 1) {
    edit(state, random);
    writeState(state);
    const fresh = published(await read(pages, null));
    expect(published(await read(pages, store()), store()), `round ${round}`).toBe(fresh);
  }
});

const HIT = "export type Hit = (by: number) -> ()";
const BOTH = "declare both: ((by: Other) -> ()) & ((by: typeof(size)) -> ())";

test.each([
  ["a callback's text", "declare function on(hit: Hit): ()", HIT, "--- @param by -- Its cause."],
  ["an alias in an overload", BOTH, "export type Other = boolean", "export type Other = boolean | number"],
  ["the type of a value in an overload", BOTH, "declare size: number", "declare size: string"],
  ["an address", "--- See [Hit].\ndeclare one: number", "export type Hit = number", "--- @private"],
])("%s in another file is asked for", async (_what, asking, asked, edited) => {
  write("asking.d.luau", `${asking}\n`);
  write("other.d.luau", `${asked}\n`);
  const before = published(await read("module", store()), store());
  write("other.d.luau", edited.startsWith("---") ? `${edited}\n${asked}\n` : `${edited}\n`);
  const after = published(await read("module", store()), store());
  expect(after).toBe(published(await read("module", null)));
  expect(after).not.toBe(before);
});

const sample = (name: string): string => `--- A sample.\n---\n--- \`\`\`luau\n--- ${name}()\n--- \`\`\`\n`;

test("a comment emits its own module, and nothing else", async () => {
  for (const name of ["one", "two", "three"])
    write(`${name}.d.luau`, `${sample(name)}declare function ${name}(): ()\n`);
  await read("module", store());
  const before = highlighted;
  await read("module", store());
  expect(highlighted).toBe(before);
  write("two.d.luau", `${sample("one")}declare function two(): ()\n`);
  await read("module", store());
  expect(highlighted).toBe(before + 1);
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["changed in one byte", (bytes: Buffer) => bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte))],
  ["emptied", () => Buffer.alloc(0)],
  ["of another program", () => Buffer.from("SQLite format 3\0".repeat(20))],
])("a store that was %s is rebuilt without a word", async (_what, damage) => {
  write("one.d.luau", `${sample("one")}declare function one(): ()\n`);
  const fresh = published(await read("module", null));
  published(await read("module", store()), store());
  const files = readdirSync(store()).map((name) => path.join(store(), name));
  expect(files).toHaveLength(4);
  const sound = files.map((file) => readFileSync(file));
  for (const file of files) writeFileSync(file, damage(readFileSync(file)));
  expect(published(await read("module", store()), store())).toBe(fresh);
  expect(files.map((file) => readFileSync(file))).toEqual(sound);
});

test("what was stored with other settings is not used", async () => {
  write("one.d.luau", `${sample("one")}declare function one(): ()\n`);
  const options = { requests: ["definitions"], cwd: folder, severities: {} };
  const open = (basePath: string) =>
    openSession({ ...options, basePath, store: { folder: store(), name: "x" } }).read("all");
  await open("/api");
  expect((await open("/reference")).nodes.map(({ href }) => href)).toEqual(["/reference/one"]);
});
