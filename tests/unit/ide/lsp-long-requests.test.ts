/** Requests that take long, through a client that knows JSON-RPC alone. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, writeClocks } from "./lsp-clocks";
import { startInitialized, type RawClient } from "./lsp-raw";

const { program, folder, write } = writeClocks();
const FIELD = "\ta: (first:   number, second:   string) -> (),\n";
const LONG = `declare Long: {\n${Array.from({ length: 3000 }, (_, index) => FIELD.replace("a", `a${index}`)).join("")}}\n`;
const LAST = 3000;

let client: RawClient;
let version = 0;
beforeAll(async () => {
  write("long.d.luau", LONG);
  client = await startInitialized(program, folder);
  version += 1;
  client.open("long.d.luau", LONG, version);
  await client.published("long.d.luau", (one) => one.version === version);
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  expect(client.stderr()).toBe("");
});

const inFile = (more: object = {}) => ({ textDocument: { uri: client.uri("long.d.luau") }, ...more });
const format = () => client.start("textDocument/formatting", inFile({ options: {} }));
const hover = () => client.request("textDocument/hover", inFile({ position: at(LAST, 2) }));
const isAnswered = (request: number) => client.received.some(({ id }) => id === request);

it("answers others while it formats a file", async () => {
  const formatting = format();
  expect((await hover()).result).toMatchObject({ contents: { value: expect.stringContaining("a2999") } });
  expect(isAnswered(formatting)).toBe(false);
  expect((await client.reply(formatting)).result).toHaveLength(1);
});

it("ends a formatting that is cancelled", async () => {
  const formatting = format();
  await hover();
  client.notify("$/cancelRequest", { id: formatting });
  expect((await client.reply(formatting)).error?.code).toBe(-32800);
});

it("ends references and renames that are cancelled, also those that wait for another", async () => {
  client.open("long.md", '```luau\nLong.a2999(1, "")\n```\n');
  const symbol = inFile({ position: at(LAST, 2), context: { includeDeclaration: true }, newName: "last" });
  const first = client.start("textDocument/references", symbol);
  const waiting = client.start("textDocument/rename", symbol);
  await hover();
  for (const id of [waiting, first]) client.notify("$/cancelRequest", { id });
  for (const id of [waiting, first]) expect((await client.reply(id)).error?.code).toBe(-32800);
  expect((await client.request("textDocument/references", symbol)).result).toHaveLength(2);
});

it("sends no edits for a text that has changed", async () => {
  const formatting = format();
  await hover();
  version += 1;
  const contentChanges = [{ range: { start: at(0, 0), end: at(0, 0) }, text: "\n" }];
  const textDocument = { uri: client.uri("long.d.luau"), version };
  client.notify("textDocument/didChange", { textDocument, contentChanges });
  expect((await client.reply(formatting)).error?.code).toBe(-32801);
});

it("offers actions for no more findings than anybody reads, and none that were not asked for", async () => {
  const range = { start: at(0, 0), end: at(LAST, 0) };
  const actions = async (context: object) =>
    (await client.request("textDocument/codeAction", inFile({ range, context }))).result as readonly {
      readonly diagnostics: readonly object[];
    }[];
  const all = await actions({ diagnostics: [] });
  expect(new Set(all.map(({ diagnostics }) => JSON.stringify(diagnostics))).size).toBe(100);
  expect(await actions({ diagnostics: [], only: ["source.fixAll"] })).toEqual([]);
  expect(await actions({ diagnostics: [], only: ["quickfix"] })).toHaveLength(all.length);
});
