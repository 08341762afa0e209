/** The MCP server over standard input and output, by the SDK's client. */
import { rmSync } from "node:fs";
import path from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectCases } from "../../support/read-cases";
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

const PAGE = "https://kit.example/kit/docs/api/doors";

describe("tools", () => {
  test("each has schemas and annotations", async () => {
    const { tools } = await client.listTools();
    const names = ["search", "symbol", "module", "guide", "check", "run", "changes"];
    expect(tools.map(({ name }) => name)).toEqual(names);
    for (const { inputSchema, outputSchema, annotations, title } of tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.required?.length).toBeGreaterThan(0);
      expect(annotations).toMatchObject({ title, readOnlyHint: true, openWorldHint: false });
    }
  });

  test("answers have text, data and absolute links", async () => {
    const found = await call(client, "search", { query: "close doors" });
    expect(found.text).toContain("Doors.closeAll");
    expect(found.data).toMatchObject({ results: [{ path: "Doors.closeAll", href: `${PAGE}#closeAll` }] });
    const symbol = await call(client, "symbol", { path: "Door:open" });
    expect(symbol.text).toMatch(/^### `Door:open`[^]*Opens the door\.\n\nPage: https:/);
    expect(symbol.data).toMatchObject({ name: "Door:open", href: `${PAGE}#Door.open`, next: null });
    expect(await call(client, "guide", { title: "The first door" })).toMatchObject({
      text: expect.stringContaining(`Call \`Doors.create\`: [doors](${PAGE}).`),
      data: { name: "content/docs/first-door.mdx", href: "https://kit.example/kit/docs/first-door" },
    });
    expect(await call(client, "check", { code: "Doors.creat('a')" })).toMatchObject({
      data: { isRight: false, problems: [{ line: 1, column: 7, href: `${PAGE}#create` }] },
    });
    expect(await call(client, "run", { code: "Doors.closeAll() print(1)" })).toMatchObject({
      data: { end: "ok", lines: ["Doors.closeAll()", "1"] },
    });
  });

  test("changes say from which version", async () => {
    const { text, data } = await call(client, "changes");
    expect(text).toMatch(/^# Changes since 1\.0, in the definitions as they are now\n\n## Breaking changes/);
    expect(data).toMatchObject({ since: "1.0", versions: ["1.0", "0.9"], total: 2, next: null });
    expect(data["changes"]).toMatchObject([{ class: "breaking", path: "Doors.closeAll" }, {}]);
    expect((await call(client, "changes", { since: "0.9" })).text).toContain("No changes.");
    const wrong = await call(client, "changes", { since: "0.8" });
    expect(wrong).toMatchObject({ isError: true, text: "There is no version `0.8`. Did you mean `0.9`?" });
  });

  test("problems are answers with a suggestion", async () => {
    // A tool, and its input.
    await expectCases("cases/mcp-problems.txt", async ([name = "", input = "{}"]) => {
      const { isError, text } = await call(
        client,
        name,
        JSON.parse(input) as Readonly<Record<string, unknown>>,
      );
      return isError ? text : "no error";
    });
  });
});

test("edits of definitions and guides are in the next answer", async () => {
  site.write("definitions/doors.d.luau", DOORS.replaceAll("closeAll", "shutAll"));
  expect((await call(client, "symbol", { path: "Doors.shutAll" })).isError).toBe(false);
  expect((await call(client, "check", { code: "Doors.shutAll()" })).data).toMatchObject({ isRight: true });
  site.write("definitions/rooms.d.luau", "--- Creates rooms.\ndeclare Rooms: { new: () -> () }\n");
  expect((await call(client, "module", { name: "Rooms" })).text).toContain("Creates rooms.");
  site.write("content/docs/first-door.mdx", "---\ntitle: A second door\n---\nText.\n");
  expect((await call(client, "guide", { title: "A second door" })).text).toContain("Text.");
  site.write("luau-defs.config.json", '{ "baseUrl": "https://new.example" }');
  const { data } = await call(client, "symbol", { path: "Door" });
  expect(data["href"]).toMatch(/^https:\/\/new\.example\/docs/);
});

test.each([
  ["a file", ["definitions/doors.d.luau"]],
  ["a glob", ["definitions/*.d.luau"]],
  ["a configuration of another name", ["definitions", "--config", "own.json"]],
])("follows the files of %s", async (_name, args) => {
  site.write("own.json", "{}");
  const other = await connectStdio(site, ...args);
  expect((await call(other, "symbol", { path: "Doors.closeAll" })).isError).toBe(false);
  site.write("definitions/doors.d.luau", DOORS.replaceAll("closeAll", "lockAll"));
  expect((await call(other, "symbol", { path: "Doors.lockAll" })).isError).toBe(false);
  site.write("own.json", '{ "basePath": "/own" }');
  const page = (await call(other, "symbol", { path: "Door" })).data["href"];
  expect(page).toBe(`https://kit.example/kit/${args.length === 3 ? "own" : "docs/api"}/doors#Door`);
  rmSync(path.join(site.work, "definitions"), { recursive: true });
  const missing = await call(other, "search", { query: "door" });
  expect(missing).toMatchObject({ isError: true, text: expect.stringContaining("definitions") });
  writeSite(site);
  expect((await call(other, "search", { query: "door" })).isError).toBe(false);
  await other.close();
});

describe("long texts", () => {
  const indexes = Array.from({ length: 400 }, (_, index) => index);
  const many = indexes.map((index) => `\t--- Opens "door" ${index}.\n\topen${index}: () -> (),\n`);
  beforeEach(() => site.write("definitions/many.d.luau", `declare Many: {\n${many.join("")}}\n`));

  test("come in parts of at most 20 KB, and say what follows", async () => {
    const parts: string[] = [];
    let next: unknown = 0;
    while (next !== null) {
      const part = await client.callTool({ name: "module", arguments: { name: "Many", from: next } });
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(20 * 1024);
      const data = part.structuredContent as {
        markdown: string;
        next: number | null;
        follows: string | null;
      };
      const rest = `^What follows: \`Many\\.open\\d+\`, .* more\\. Call \`module\` with \`from: ${data.next}\``;
      if (data.next !== null) expect(data.follows).toMatch(new RegExp(rest));
      parts.push(data.markdown);
      next = data.next;
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.slice(1).every((part) => part.startsWith("### "))).toBe(true);
    expect(parts.join("").match(/^### /gm)).toHaveLength(400);
  });

  test("other answers are cut", async () => {
    const long = DOORS.replace("A door.", "A door. ".repeat(4_000));
    site.write("definitions/doors.d.luau", long);
    const code = Array.from({ length: 400 }, () => 'Many.opn("a")').join("\n");
    for (const [name, args] of [
      ["check", { code }],
      ["run", { code: "for i = 1, 2000 do print(i, ('x'):rep(50)) end error('late')" }],
      ["changes", {}],
    ] as const) {
      const answer = await client.callTool({ name, arguments: args });
      expect(Buffer.byteLength(JSON.stringify(answer)), name).toBeLessThanOrEqual(20 * 1024);
    }
    const { text } = await call(client, "run", { code: "for i = 1, 2000 do print(i) end error('late')" });
    expect(text).toMatch(/\n… \d+ lines left out …\n1999\n2000\nerror: .*late\nFailed after/);
  });
});

describe("resources and prompts", () => {
  test("modules and guides are listed, and every symbol can be read", async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "luau-docs://module/Doors",
      "luau-docs://guide/content/docs/first-door.mdx",
    ]);
    expect(resources[1]?.description).toMatch(/^Call `Doors\.create`: .*doors\)\. https:/);
    for (const uri of [...resources.map((one) => one.uri), "luau-docs://symbol/Doors.closeAll"]) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: "text/markdown" }]);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain("luau-docs://symbol/{name}");
    const failure = (uri: string) => client.readResource({ uri }).catch(String);
    expect(await failure("luau-docs://symbol/Doors.closAll")).toContain("Did you mean `Doors.closeAll`?");
    expect(await failure("file:///etc/passwd")).toContain("luau-docs://guide/{+name}");
  });

  test("names are completed", async () => {
    const ref = { type: "ref/resource", uri: "luau-docs://symbol/{name}" } as const;
    const complete = (value: string) => client.complete({ ref, argument: { name: "name", value } });
    expect((await complete("doors.c")).completion.values).toEqual(["Doors.create", "Doors.closeAll"]);
    expect((await complete("open")).completion.values).toEqual(["Door:open"]);
  });

  test("prompts bring the facts that they need", async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["write-script", "fix-script"]);
    const textOf = async (name: string, args: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return messages.map(({ content }) => (content.type === "text" ? content.text : "")).join("\n");
    };
    const task = await textOf("write-script", { task: "close doors when one is created" });
    expect(task).toContain("- `Doors`: Doors of a house.");
    expect(task).toContain("### `Doors.closeAll`");
    expect(task).toContain(`Page: ${PAGE}#create`);
    const prose = "Close all doors.\n".repeat(2_000);
    site.write("content/docs/long.mdx", `---\ntitle: Close doors\n---\n${prose}`);
    const long = await textOf("write-script", { task: "close all doors" });
    expect(long).toMatch(/### `Doors\.closeAll`[^]*# Close doors\n[^]*… The rest is on its page\.\n\nPage: /);
    expect(long.length).toBeLessThan(20_000);
    rmSync(path.join(site.work, "content/docs/long.mdx"));
    const fix = await textOf("fix-script", { code: "Doors.closeAl()\nDoors.create('a')" });
    expect(fix).toMatch(/Did you mean `closeAll`\?[^]*### `Doors\.create`/);
    await expect(client.getPrompt({ name: "write-script", arguments: {} })).rejects.toThrow("needs `task`");
  });
});

test("lines that are no messages, a cancelled call and a closed pipe end it quietly", () => {
  const message = (method: string, params: unknown, id?: number) =>
    `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
  const clientInfo = { name: "test", version: "1" };
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const search = { name: "search", arguments: { query: "doors" } };
  const { status, stdout, stderr } = site.luauDefs(
    ["mcp", "definitions"],
    message("initialize", hello, 0) +
      "garbage\n[1,\n" +
      message("nope", {}, 1) +
      message("tools/call", search, 2) +
      message("notifications/cancelled", { requestId: 2 }) +
      message("tools/call", search, 3),
  );
  expect(status).toBe(0);
  expect(stderr.split("\n").filter(Boolean)).toHaveLength(2);
  expect(stderr).not.toMatch(/\n\s+at /);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: number });
  expect(answers.find(({ id }) => id === 1)).toMatchObject({ error: { code: -32601 } });
  // The last request is answered before the end.
  expect(answers.find(({ id }) => id === 3)).toMatchObject({ result: { content: [{}] } });
});
