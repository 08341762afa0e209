import { runOnArguments } from "./inputs";
import { createCodeTools } from "./mcp-code";
import { callTool, TOOLS, type McpProject } from "./mcp-tools";
import { configOption, INPUTS } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, reportMistakes } from "./report";
import { mockEngine } from "./samples-command";
import { guidesOption } from "./search-command";
import { openProject, type ProjectSearch } from "./search-index";
import { readSettings } from "./settings";
import { toStreams } from "./streams";
import { reasonOf, type Terminal } from "./terminal";
import packageJson from "../../package.json";

interface McpOptions {
  readonly guides: readonly string[];
  readonly config?: string;
}

/**
 * `luau-defs mcp`: the reference for assistants, over the Model Context Protocol on standard input and
 * output.
 */
export const addMcp: Register = (program, terminal, done) => {
  program
    .command("mcp")
    .description("serve the reference to assistants over the Model Context Protocol (stdio)")
    .argument("<files...>", INPUTS)
    .addOption(guidesOption())
    .addOption(configOption())
    .addHelpText(
      "after",
      examples("luau-defs mcp definitions", "luau-defs mcp definitions --guides content/docs"),
    )
    .action(async (files: string[], { guides, config }: McpOptions) => {
      const settings = await readSettings(config, terminal);
      const { value, diagnostics } = await runOnArguments(files, terminal, { settings });
      // Standard output belongs to the protocol.
      if (hasErrors(diagnostics)) reportMistakes({ diagnostics, sources: value.sources }, terminal);
      const project = await openProject(value.model, guides, terminal.cwd);
      const code = createCodeTools(value, await mockEngine(value, terminal), hrefsOf(project));
      await serve({ ...project, code }, terminal);
      done(0);
    });
};

/** By path, with a point before methods, too. */
function hrefsOf({ index }: ProjectSearch): (path: string) => string | null {
  const symbols = index.symbols?.symbols ?? [];
  const hrefs = new Map(symbols.map(({ path, href }) => [path.replace(":", "."), href]));
  return (path) => hrefs.get(path.replace(":", ".")) ?? null;
}

/** Answers until standard input ends. */
async function serve(project: McpProject, terminal: Terminal): Promise<void> {
  // Only this command needs the SDK, whose loading takes longer than most commands run.
  const { Server } = await import("@modelcontextprotocol/sdk/server/index.js");
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  const types = await import("@modelcontextprotocol/sdk/types.js");
  const server = new Server(
    { name: "luau-defs", version: packageJson.version },
    { capabilities: { tools: {} }, instructions: "Search before you write code for this engine." },
  );
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({ tools: [...TOOLS] }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) => {
    const { text, isError } = callTool(project, params.name, params.arguments ?? {});
    return { content: [{ type: "text", text }], isError };
  });
  // A line that is no message gets no answer in the protocol: a sentence for people instead.
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
  // Answers to what came last are on their way.
  await new Promise((resolve) => setImmediate(resolve));
  await server.close();
}

const firstLine = (error: unknown): string => reasonOf(error).split("\n", 1)[0] ?? "";
