/** The folders of sites that `npm create luau-docs` has made, and of engines whose site is in a subfolder. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Request } from "../../../packages/create-luau-docs/src/plan";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { answersTo, templates } from "../../support/created-site";
import { startLuauDefs } from "./luau-defs-program";
import { startInitialized, type RawClient } from "./lsp-raw";
import { writerIn } from "../../support/temporary-folder";

const { program } = startLuauDefs();
const folder = path.join(path.dirname(program), "sites");
beforeAll(() => mkdirSync(folder));

const write = writerIn(folder);

/** Writes a site, with a problem in each of its definitions; returns the paths of these. */
function writeSite(request: Partial<Request> & { readonly folder: string }): readonly string[] {
  const files = siteFiles(answersTo(request, folder), templates);
  const isDefinition = (file: string): boolean => file.endsWith(".luau");
  for (const [file, text] of files)
    write(path.join(request.folder, file), isDefinition(file) ? text.replace(": number", ": numbr") : text);
  return [...files.keys()].filter(isDefinition);
}

const has = (one: object, text: string): boolean => JSON.stringify(one).includes(text);

const stop = async (client: RawClient): Promise<void> => {
  expect(await client.stop()).toBe(0);
  expect(client.stderr()).toBe("");
};

it.each(TEMPLATES)("reports a problem in a new site of the template %s", async (template) => {
  const [file = ""] = writeSite({ folder: template, template });
  const client = await startInitialized(program, path.join(folder, template));
  await client.published(file, (one) => has(one, "`numbr`"));
  await stop(client);
});

it("starts the server for assistants that a new site's settings name", () => {
  writeSite({ folder: "assisted", template: "plain-modules" });
  const cwd = path.join(folder, "assisted");
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(cwd, file), "utf8"));
  const { mcpServers } = read(".mcp.json") as { mcpServers: Record<string, { args: readonly string[] }> };
  expect(read(".vscode/mcp.json")).toEqual({ servers: mcpServers });
  const [, command, ...args] = mcpServers["assisted"]?.args ?? [];
  expect(command).toBe("luau-defs");
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
  const { stdout } = spawnSync(process.execPath, [program, ...args], { cwd, input: list, encoding: "utf8" });
  expect(stdout).toContain('"name":"search"');
});

it("finds the definitions of a site in a subfolder, with what it says of them", async () => {
  const lamp = "local Lamp = {}\nfunction Lamp.light(at: numbr, level: Level) end\nreturn Lamp\n";
  write("engine/src/Lamp.luau", lamp);
  write("engine/types/levels.d.luau", "export type Level = number\n");
  write("engine/elsewhere.d.luau", "declare elsewhere: numbr\n");
  writeSite({ folder: "engine/docs", definitions: [path.join(folder, "engine/src")] });
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const client = await startInitialized(program, path.join(folder, "engine"), { capabilities });
  const unknown = await client.published("src/Lamp.luau", (one) => has(one, "`numbr`"));
  expect(has(unknown, "`Level`")).toBe(true);
  write("engine/docs/luau-defs.config.json", '{ "external": "../types/levels.d.luau" }');
  const changes = [{ uri: client.uri("docs/luau-defs.config.json"), type: 1 }];
  client.notify("workspace/didChangeWatchedFiles", { changes });
  await client.published("src/Lamp.luau", (one) => has(one, "`numbr`") && !has(one, "`Level`"));
  expect(client.received.some((one) => has(one, "elsewhere"))).toBe(false);
  await stop(client);
});
