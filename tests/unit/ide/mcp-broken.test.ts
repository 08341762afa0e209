/** The MCP server while definitions are being edited. */
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";
import { call, connectStdio, DOORS, writeSite } from "./mcp-site";

const site = startLuauDefs();
let client: Client;

beforeAll(async () => {
  writeSite(site);
  client = await connectStdio(site);
  // The client checks answers against the schemas that it has been sent.
  await client.listTools();
});
beforeEach(() => writeSite(site));
afterAll(() => client.close());

test("answers from definitions with errors say that they may be incomplete, and where the errors are", async () => {
  site.write("definitions/doors.d.luau", DOORS.replace("closeAll: ()", "closeAll: (name: string"));
  const note =
    "The definitions have 1 error; this answer may be incomplete:\n- definitions/doors.d.luau:18:26 Expected";
  for (const [tool, args] of [
    ["symbol", { path: "Doors.create" }],
    ["symbol", { path: "Doors.closeAl" }],
    ["module", { name: "Doors" }],
    ["search", { query: "door" }],
    ["check", { code: "Doors.create('a')" }],
  ] as const)
    expect((await call(client, tool, args)).text, tool).toContain(note);
  const { text, data } = await call(client, "check", { code: "Doors.create('a')" });
  expect(text).toContain("Luau's new type solver rejects the engine's definitions: Expected ')', got");
  expect(data["broken"]).toContain(note);
  const { contents } = await client.readResource({ uri: "luau-docs://symbol/Doors.create" });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining(note) });
  const prompt = await client.getPrompt({ name: "write-script", arguments: { task: "close doors" } });
  expect(prompt.messages[0]?.content).toMatchObject({ text: expect.stringContaining(note) });
  writeSite(site);
  expect((await call(client, "symbol", { path: "Doors.create" })).data["broken"]).toBeNull();
});

test("the name of a module is a symbol, too", async () => {
  const { data } = await call(client, "symbol", { path: "Doors" });
  expect(data).toMatchObject({ name: "Doors", href: "https://kit.example/kit/docs/api/doors" });
});
