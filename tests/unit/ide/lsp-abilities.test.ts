/** Editors of different abilities, through a client that knows JSON-RPC alone. */
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { at, CLOCK, MOMENT, writeClocks } from "./lsp-clocks";
import { startInitialized, startRaw } from "./lsp-raw";

const { program, folder, write } = writeClocks();

it("uses the URIs of the editor, and serves each folder as a project of its own", async () => {
  write("two/one/a b.d.luau", MOMENT);
  write("two/other/c.d.luau", CLOCK);
  const [one, other] = [path.join(folder, "two/one"), path.join(folder, "two/other")];
  const client = startRaw(program, folder);
  const folders = [{ uri: pathToFileURL(one).href, name: "one" }];
  const workspace = { workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } };
  const abilities = { processId: null, workspaceFolders: folders, capabilities: { workspace } };
  await client.request("initialize", abilities);
  client.notify("initialized", {});
  const uri = `${pathToFileURL(one).href}/%61%20b.d.luau`;
  const opened = { uri, languageId: "luau", version: 1, text: MOMENT };
  client.notify("textDocument/didOpen", { textDocument: opened });
  const place = { textDocument: { uri }, position: at(3, 14) };
  const { result } = await client.request("textDocument/definition", place);
  expect(result).toMatchObject([{ uri }]);
  const second = { uri: pathToFileURL(other).href, name: "other" };
  const added = { event: { added: [second], removed: [] } };
  client.notify("workspace/didChangeWorkspaceFolders", added);
  // The server does not read the types of the other folder.
  const found = await client.published("two/other/c.d.luau", () => true);
  expect(found.diagnostics.map(({ code }) => code)).toContain("unknown-type");
  client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [second] } });
  await client.published("two/other/c.d.luau", ({ diagnostics }) => diagnostics.length === 0);
  expect(await client.stop()).toBe(0);
});

it("infers the modules of all folders, although Luau is busy with the first", async () => {
  const names = ["first", "second", "third"];
  for (const name of names)
    write(`many/${name}/m.luau`, "local M = {}\nM.limit = math.floor(2.5)\nreturn M\n");
  const workspaceFolders = names.map((name) => ({
    uri: pathToFileURL(path.join(folder, "many", name)).href,
    name,
  }));
  const initializationOptions = { files: ["*.luau"] };
  const client = await startInitialized(program, folder, { workspaceFolders, initializationOptions });
  for (const { uri } of workspaceFolders) {
    const hovered = { textDocument: { uri: `${uri}/m.luau` }, position: at(1, 4) };
    const hover = async () => JSON.stringify(await client.request("textDocument/hover", hovered));
    await expect.poll(hover, { timeout: 15_000 }).toContain("m.limit: number");
  }
  expect(await client.stop()).toBe(0);
});

it("lets an editor ask for findings, which it then does not send", async () => {
  const client = await startInitialized(program, folder, {
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
  });
  client.open("clock.d.luau", CLOCK.replace("Moment", "Momen"));
  const textDocument = { uri: client.uri("clock.d.luau") };
  const { result } = await client.request("textDocument/diagnostic", { textDocument });
  const report = result as { kind: string; resultId: string; items: { code: string }[] };
  expect(report.kind).toBe("full");
  expect(report.items.map(({ code }) => code)).toContain("unknown-type");
  const previous = { textDocument, previousResultId: report.resultId };
  const again = await client.request("textDocument/diagnostic", previous);
  expect(again.result).toMatchObject({ kind: "unchanged" });
  const sent = client.received.filter(({ method }) => method === "textDocument/publishDiagnostics");
  for (const { params } of sent) expect(JSON.stringify(params)).not.toMatch(/clock\.d\.luau.*unknown-type/);
  write("momen.d.luau", "--- A moment.\nexport type Momen = number\n");
  const changes = [{ uri: client.uri("momen.d.luau"), type: 1 }];
  client.notify("workspace/didChangeWatchedFiles", { changes });
  const methods = () => client.received.map(({ method }) => method);
  await expect.poll(methods).toContain("workspace/diagnostic/refresh");
  rmSync(path.join(folder, "momen.d.luau"));
  expect(await client.stop()).toBe(0);
});

it("sends an editor without capabilities neither Markdown, nor snippets, nor outlines in levels", async () => {
  const client = await startInitialized(program, folder);
  const text = CLOCK.replace("\t--- Starts it.\n", "\t---\n");
  client.open("clock.d.luau", text);
  const textDocument = { uri: client.uri("clock.d.luau") };
  const hovered = await client.request("textDocument/hover", { textDocument, position: at(3, 3) });
  expect(hovered.result).toMatchObject({ contents: { kind: "plaintext" } });
  const completed = await client.request("textDocument/completion", { textDocument, position: at(2, 4) });
  expect(completed.result).toMatchObject([{ insertText: " Summary.\n\t--- @param at -- text" }]);
  const outlined = await client.request("textDocument/documentSymbol", { textDocument });
  expect(outlined.result).toMatchObject([{ name: "Clock.start", location: { uri: textDocument.uri } }]);
  expect(client.received.some(({ method }) => method === "client/registerCapability")).toBe(false);
  expect(await client.stop()).toBe(0);
});
