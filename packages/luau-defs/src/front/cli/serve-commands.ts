import { InvalidArgumentError, Option } from "commander";
import { errorMessage } from "luau-diagnostics";
import { configOption, INPUTS } from "./shared-options";
import { followProject, type CurrentProject, type McpSources } from "../mcp/mcp-project";
import { addCommand, type Register } from "./register";
import { guidesOption } from "./search-command";
import { UsageError, type Terminal } from "./terminal";
import { Readable, Writable } from "node:stream";
import packageJson from "../../../package.json";

interface McpOptions {
  readonly guides: readonly string[];
  readonly config?: string;
  readonly origin?: string;
  readonly http?: number;
}

export const addMcp: Register = (program, terminal, done) => {
  addCommand(
    program,
    "mcp",
    "Serve the reference to assistants over the Model Context Protocol (stdio or HTTP)",
    {
      prints: "messages of the protocol",
      failsOn: null,
      examples: [
        "luau-defs mcp definitions",
        "luau-defs mcp definitions --guides content/docs",
        "luau-defs mcp definitions --http 8001",
      ],
    },
  )
    .argument(
      "[files...]",
      "Definition files and modules, folders of them, or globs (default: those of the site in this folder)",
    )
    .addOption(guidesOption())
    .option("--http <port>", "Serve over HTTP, at http://127.0.0.1:<port>/mcp, instead of stdio", toPort)
    .addOption(
      new Option("--origin <address>", "Origin of links, instead of the site's URL").argParser(toOrigin),
    )
    .addOption(configOption())
    .action(async (files: string[], { http, ...options }: McpOptions) => {
      done(await runMcp({ files, ...options }, http ?? null, terminal));
    });
};

function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError("It must be a port: a whole number from 0 (any free one) to 65535.");
  return port;
}

function toOrigin(text: string): string {
  if (!/^https?:\/\/[^/\s]+\/?$/.test(text))
    throw new InvalidArgumentError("It must be an address such as `http://localhost:8000`.");
  return text;
}

async function runMcp(sources: McpSources, port: number | null, terminal: Terminal): Promise<number> {
  if (sources.files.includes("-"))
    throw new UsageError("Standard input belongs to the protocol: name files, folders or globs.");
  const current = followProject(sources, terminal);
  // A missing folder is wrong usage, and ends the command.
  await current();
  if (port !== null) return overHttp(current, port, terminal);
  await overStdio(current, terminal);
  return 0;
}

/** Answers until a signal stops it; returns the shell's exit code for that signal. */
async function overHttp(current: CurrentProject, port: number, terminal: Terminal): Promise<number> {
  // Only this command needs the SDK, whose loading takes longer than most commands run.
  const { serveHttp } = await import("../mcp/mcp-http");
  const server = await serveHttp(current, port).catch((error: unknown) => {
    throw new UsageError(`Port ${port} cannot be used: ${errorMessage(error)}`);
  });
  terminal.stdout.write(`${server.address}\n`);
  const signal = await terminal.untilStopped();
  server.close();
  return 128 + signal;
}

async function overStdio(current: CurrentProject, terminal: Terminal): Promise<void> {
  const { createMcpServer } = await import("../mcp/mcp-server");
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  const { server, settled } = createMcpServer(current);
  // The protocol has no answer to a line that is not a message, so a sentence for people is printed.
  server.onerror = (error) =>
    void terminal.stderr.write(`luau-defs: A message was not understood: ${firstLine(error)}\n`);
  const { input, output } = toStreams(terminal);
  const ended = new Promise<void>((resolve) => {
    input.once("end", resolve);
    input.once("error", () => resolve());
    server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport(input, output));
  await ended;
  // Answers to the last requests are still being written.
  await settled();
  await new Promise((resolve) => setImmediate(resolve));
  await server.close();
}

const firstLine = (error: unknown): string => errorMessage(error).split("\n", 1)[0] ?? "";

function toStreams({ stdin, stdout }: Terminal) {
  const input = Readable.from(bytesOf(stdin), { objectMode: false });
  const output = new Writable({
    write: (chunk: Buffer, _, next) => {
      stdout.write(chunk.toString("utf8"));
      next();
    },
  });
  return { input, output };
}

/** The protocols' readers require bytes, and never end if they receive a string. */
async function* bytesOf(chunks: Terminal["stdin"]): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

export const addLsp: Register = (program, terminal) => {
  addCommand(program, "lsp", "Serve editors over the Language Server Protocol (stdio)", {
    prints: "messages of the protocol",
    failsOn: null,
    examples: ["luau-defs lsp", "luau-defs lsp definitions"],
  })
    .argument("[files...]", `${INPUTS} (default: all definition files in the editor's folder)`)
    // Clients pass it by convention: vscode-languageclient adds it to every command with that transport.
    .addOption(new Option("--stdio").hideHelp())
    .action(async (requests: string[]) => {
      // Only this command needs the server, whose loading takes longer than most commands run.
      const { serveLanguageServer } = await import("../lsp/server");
      const { input, output } = toStreams(terminal);
      serveLanguageServer(input, output, { requests, cwd: terminal.cwd, version: packageJson.version });
      await new Promise((resolve) => input.once("close", resolve));
    });
};
