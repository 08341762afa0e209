/** A site of a small engine, and clients of its MCP server. */
import { spawn } from "node:child_process";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { LuauDefsProgram } from "./luau-defs-program";
import { fixtureText } from "../../support/read-cases";

export const DOORS = fixtureText("engines/house-doors.d.luau");

/** Writes a site with a guide, a frozen version, and an address below a path. */
export function writeSite({ write }: Pick<LuauDefsProgram, "write">): void {
  const config = '{ title: "Kit", url: "https://kit.example", baseUrl: "/kit/" }';
  write("site.config.ts", `export const siteConfig = ${config};\n`);
  write("definitions/doors.d.luau", DOORS);
  const closing = DOORS.replace("closeAll: ()", "closeAll: (quietly: boolean?)").replace("Door,", "Door?,");
  write("content/versions/1.0/definitions/doors.d.luau", closing);
  write("content/versions/0.9/definitions/doors.d.luau", DOORS);
  const text = "Call `Doors.create`: [doors](/docs/api/doors). More.\n";
  write("content/docs/first-door.mdx", `---\ntitle: The first door\n---\n${text}`);
}

/** A client over standard input and output; its transport ends the server. */
export async function connectStdio(
  { program, work }: Pick<LuauDefsProgram, "program" | "work">,
  ...args: readonly string[]
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const server = { command: process.execPath, args: [program, "mcp", ...args], cwd: work };
  await client.connect(new StdioClientTransport({ ...server, stderr: "pipe" }));
  return client;
}

export interface HttpServer {
  readonly address: string;
  readonly stop: () => Promise<number | null>;
}

/** Starts `luau-defs mcp --http 0`, and waits for its address. */
export async function startHttp(
  { program, work }: Pick<LuauDefsProgram, "program" | "work">,
  ...args: readonly string[]
): Promise<HttpServer> {
  const child = spawn(process.execPath, [program, "mcp", "--http", "0", ...args], {
    cwd: path.resolve(work),
    // With a channel, as the development server starts it.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (line: Buffer) => resolve(line.toString("utf8").trim())),
  );
  return {
    address,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

export async function connectHttp({ address }: Pick<HttpServer, "address">): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}

/** Calls a tool; the client checks the answer's data against the tool's schema. */
export async function call(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly text: string; readonly data: Record<string, unknown>; readonly isError: boolean }> {
  // The limit holds for a request, not for a task.
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const { content, structuredContent, isError } = result;
  const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  return { text, data: structuredContent ?? {}, isError: isError === true };
}
