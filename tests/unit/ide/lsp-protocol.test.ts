/** The protocol itself, through a client that knows JSON-RPC alone. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, CLOCK, writeClocks } from "./lsp-clocks";
import { startInitialized, startRaw, type RawClient } from "./lsp-raw";

const { program, folder, write } = writeClocks();

describe("the life of a server", () => {
  it("begins with `initialize`, happens once, and ends with `exit` and 0", async () => {
    const client = startRaw(program, folder);
    const early = await client.request("textDocument/hover", {});
    expect(early.error?.code).toBe(-32002);
    client.open("clock.d.luau", CLOCK);
    const initialize = { processId: null, rootUri: pathToFileURL(folder).href, capabilities: {} };
    expect((await client.request("initialize")).error?.code).toBe(-32602);
    const { result } = await client.request("initialize", initialize);
    expect(result).toMatchObject({
      capabilities: { positionEncoding: "utf-16", textDocumentSync: { change: 2 } },
      serverInfo: { name: "luau-defs" },
    });
    expect((await client.request("initialize", initialize)).error?.code).toBe(-32600);
    expect(await client.request("shutdown")).toMatchObject({ result: null });
    expect((await client.request("workspace/symbol", { query: "" })).error?.code).toBe(-32600);
    client.notify("exit");
    expect(await client.ended).toBe(0);
    expect(client.stderr()).toBe("");
  });

  it("ends with 1 if the editor exits without shutting it down, or closes the pipe", async () => {
    const [exits, closes] = [startRaw(program, folder), startRaw(program, folder)];
    exits.notify("exit");
    closes.process.stdin.end();
    expect(await exits.ended).toBe(1);
    expect(await closes.ended).toBe(1);
    expect(exits.stderr() + closes.stderr()).toBe("");
  });

  it("ends when the editor's process is gone", async () => {
    const parent = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => parent.once("exit", resolve));
    const client = await startInitialized(program, folder, { processId: parent.pid });
    expect(await client.ended).toBe(1);
  }, 20_000);

  it("survives changed files of a folder that could not be opened", async () => {
    const unopened = path.join(folder, "unopened");
    // Longer than the patterns that can be compiled.
    write("unopened/luau-defs.config.json", JSON.stringify({ exclude: [`{${"a,".repeat(40_000)}b}`] }));
    const client = await startInitialized(program, unopened);
    const logged = (): number =>
      client.received.filter(({ method }) => method === "window/logMessage").length;
    await expect.poll(logged).toBeGreaterThan(0);
    const before = logged();
    let texts = 0;
    await expect
      .poll(() => {
        texts += 1;
        write("unopened/clock.d.luau", `${CLOCK}-- ${texts}\n`);
        return logged();
      })
      .toBeGreaterThan(before);
    expect(await client.stop()).toBe(0);
  });
});

describe("one server", () => {
  let client: RawClient;
  beforeAll(async () => {
    client = await startInitialized(program, folder);
    client.open("clock.d.luau", CLOCK);
  });
  afterAll(async () => {
    expect(await client.stop()).toBe(0);
    expect(client.stderr()).toBe("");
    expect(JSON.stringify(client.received)).not.toMatch(/\bat \S+ \(|\.cjs:\d+|TypeError/);
  });
  const hover = (file: string, position: object) =>
    client.request("textDocument/hover", { textDocument: { uri: client.uri(file) }, position });
  const edit = (file: string, version: number, contentChanges: readonly object[]): void =>
    client.notify("textDocument/didChange", {
      textDocument: { uri: client.uri(file), version },
      contentChanges,
    });
  const codes = async (file: string, version: number) => {
    const { diagnostics } = await client.published(file, (one) => one.version === version);
    return diagnostics.map(({ code }) => code);
  };

  it("answers requests that were cancelled with RequestCancelled", async () => {
    const params = { textDocument: { uri: client.uri("clock.d.luau") }, position: at(3, 3) };
    client.together([
      { id: "a", method: "textDocument/hover", params },
      { method: "$/cancelRequest", params: { id: "a" } },
    ]);
    const answer = () => client.received.find(({ id }) => id === "a");
    await expect.poll(answer).toMatchObject({ error: { code: -32800 } });
    client.notify("$/cancelRequest", { id: "unheard of" });
    client.notify("$/cancelRequest");
    expect((await client.request("textDocument/hover", params)).error).toBeUndefined();
  });

  it("survives what is no JSON-RPC", async () => {
    const body = "{ this is no JSON";
    client.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    expect(await client.reply(null)).toMatchObject({ error: { code: -32700 } });
    for (const text of ["null", "[]", "42", '{"jsonrpc":"2.0"}', '{"id":7,"method":8}'])
      client.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
    client.write("Content-Length: three\r\n\r\n");
    expect((await hover("clock.d.luau", at(3, 3))).result).toMatchObject({ contents: expect.anything() });
  });

  const textDocument = { uri: "file:///x" };
  it.each([
    ["textDocument/hover", {}],
    ["textDocument/hover", []],
    ["textDocument/hover", { textDocument: 5, position: at(0, 0) }],
    ["textDocument/hover", { textDocument, position: at(-1, 0) }],
    ["textDocument/hover", { textDocument, position: at(0, 0.5) }],
    ["textDocument/rename", { textDocument, position: at(0, 0) }],
    ["textDocument/codeAction", { textDocument }],
    ["workspace/symbol", { query: null }],
    ["workspace/symbol", undefined],
  ])("refuses %s with wrong parameters", async (method, params) => {
    expect((await client.request(method, params)).error?.code).toBe(-32602);
  });

  it("knows no other methods, and ignores such notifications", async () => {
    expect((await client.request("textDocument/unheardOf", {})).error?.code).toBe(-32601);
    expect((await client.request("$/unheardOf")).error?.code).toBe(-32601);
    client.notify("textDocument/unheardOf", { a: 1 });
    client.notify("$/setTrace", { value: "off" });
    client.notify("textDocument/didChange", { textDocument: { uri: client.uri("clock.d.luau") } });
    client.notify("textDocument/didOpen", null);
    client.notify("textDocument/didClose", { textDocument: { uri: client.uri("never-opened.d.luau") } });
    expect((await hover("clock.d.luau", at(3, 3))).error).toBeUndefined();
  });

  const files = ["/%E0%A4%A.d.luau", "/c%3A/engine/clock.d.luau", "server/share/clock.d.luau"];
  const uris = [...files, "/nowhere/clock.d.luau"].map((file) => `file://${file}`);
  it.each([...uris, "untitled:Untitled-1", "git:/clock.d.luau?HEAD", "no address", ""])(
    "has empty answers for %j",
    async (uri) => {
      const text = { uri, languageId: "luau", version: 1, text: CLOCK };
      client.notify("textDocument/didOpen", { textDocument: text });
      client.notify("textDocument/didClose", { textDocument: { uri } });
      const textDocument = { uri };
      const place = { textDocument, position: at(3, 3) };
      expect((await client.request("textDocument/hover", place)).result).toBeNull();
      expect((await client.request("textDocument/completion", place)).result).toEqual([]);
      expect((await client.request("textDocument/documentSymbol", { textDocument })).result).toEqual([]);
    },
  );

  it("takes positions beyond lines and files for their ends", async () => {
    for (const position of [at(3, 9_999), at(99_999, 0), at(2_147_483_647, 2_147_483_647)])
      expect((await hover("clock.d.luau", position)).error).toBeUndefined();
  });

  it("applies changes one after the other, with the version in what follows", async () => {
    write("sync.d.luau", CLOCK);
    client.open("sync.d.luau", CLOCK, 10);
    // The first replaces `Moment`, the second a part of that; the third is beyond the end.
    edit("sync.d.luau", 11, [
      { range: { start: at(3, 13), end: at(3, 19) }, text: "Mooment" },
      { range: { start: at(3, 14), end: at(3, 16) }, text: "uu" },
      { range: { start: at(99, 0), end: at(99, 9) }, text: "\n" },
    ]);
    const { diagnostics } = await client.published("sync.d.luau", (one) => one.version === 11);
    const found = diagnostics.find(({ code }) => code === "unknown-type");
    expect(found?.message).toContain("Muument");
    expect(found?.range).toEqual({ start: at(3, 13), end: at(3, 20) });
    edit("sync.d.luau", 12, [{ text: CLOCK.replace("Moment", "number") }]);
    expect(await codes("sync.d.luau", 12)).not.toContain("unknown-type");
  });

  it("counts UTF-16 units, in texts with CRLF, a BOM, lone carriage returns and split surrogates", async () => {
    write("units.d.luau", CLOCK);
    const moon = CLOCK.replace("Starts it.", "🌒 starts it.").replaceAll("\n", "\r\n");
    client.open("units.d.luau", moon.replace("Moment", "Momen"), 1);
    const first = await client.published("units.d.luau", (one) => one.version === 1);
    const range = { start: at(3, 13), end: at(3, 18) };
    expect(first.diagnostics.find(({ code }) => code === "unknown-type")?.range).toEqual(range);
    edit("units.d.luau", 2, [{ range: { start: at(2, 6), end: at(2, 7) }, text: "" }]);
    expect((await hover("units.d.luau", at(2, 6))).error).toBeUndefined();
    edit("units.d.luau", 3, [{ text: `\uFEFF${CLOCK}` }]);
    expect(await codes("units.d.luau", 3)).toContain("syntax");
    const mac = CLOCK.replaceAll("\n", "\n\r").replace("Moment", "Momen");
    edit("units.d.luau", 4, [{ text: mac }]);
    const { diagnostics } = await client.published("units.d.luau", (one) => one.version === 4);
    expect(diagnostics.find(({ code }) => code === "unknown-type")?.range.start).toEqual(at(6, 13));
  });

  it("reads files that change outside the editor, appear and disappear", async () => {
    client.open("late.d.luau", CLOCK.replace("Moment", "Season"), 1);
    expect(await codes("late.d.luau", 1)).toContain("unknown-type");
    write("season.d.luau", "--- A season.\nexport type Season = string\n");
    const isFine = ({ diagnostics }: { diagnostics: { code?: unknown }[] }) =>
      !diagnostics.some(({ code }) => code === "unknown-type");
    await client.published("late.d.luau", isFine);
    const count = client.received.length;
    rmSync(path.join(folder, "season.d.luau"));
    client.notify("workspace/didDeleteFiles", { files: [{ uri: client.uri("season.d.luau") }] });
    await expect
      .poll(() => JSON.stringify(client.received.slice(count)))
      .toMatch(/publishDiagnostics.*late\.d\.luau.*unknown-type/);
  });
});
