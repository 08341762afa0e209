/** The MCP server: answers the protocol's requests from the project as it is now. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { didYouMean, errorMessage } from "luau-diagnostics";
import * as z from "zod";
import packageJson from "../../../package.json";
import type { CurrentProject } from "./mcp-project";
import { PROMPTS } from "./mcp-prompts";
import { completionsFor, listResources, readResource, TEMPLATES } from "./mcp-resources";
import { brokenData, failed, withBroken } from "./mcp-tool";
import { TOOLS } from "./mcp-tools";

const INSTRUCTIONS =
  "The scripting reference of an engine. Call `search` before you write code for it: names of other " +
  "engines do not exist here. `check` reports problems as the engine's type checker does, and `run` executes " +
  "a script on a simulation. Answers are those of the files as they are now.";

/** `settled` resolves when all requests that have arrived are answered. */
export function createMcpServer(current: CurrentProject) {
  const server = new Server(
    { name: "luau-defs", title: "Luau definitions", version: packageJson.version },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions: INSTRUCTIONS },
  );
  const running = new Set<Promise<unknown>>();
  const tracked =
    <Request, Result>(answer: (request: Request) => Promise<Result>) =>
    (request: Request): Promise<Result> => {
      const work = answer(request);
      const settled = work.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return work;
    };
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...LISTED_TOOLS] }));
  server.setRequestHandler(
    CallToolRequestSchema,
    tracked(({ params }) => callTool(current, params.name, params.arguments ?? {})),
  );
  server.setRequestHandler(
    ListResourcesRequestSchema,
    tracked(async ({ params }) => listResources(await current(), params?.cursor)),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler(
    ReadResourceRequestSchema,
    tracked(async ({ params }) => readResource(await current(), params.uri)),
  );
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...LISTED_PROMPTS] }));
  server.setRequestHandler(
    GetPromptRequestSchema,
    tracked(({ params }) => getPrompt(current, params.name, params.arguments ?? {})),
  );
  server.setRequestHandler(
    CompleteRequestSchema,
    tracked(async ({ params }) => ({
      completion: completionsFor(await current(), params.ref, params.argument.value),
    })),
  );
  return { server, settled: () => Promise.all(running) };
}

const LISTED_PROMPTS = PROMPTS.map(({ name, title, description, argument }) => ({
  name,
  title,
  description,
  arguments: [{ ...argument, required: true }],
}));

/** Tools only read the files of the project. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const LISTED_TOOLS = TOOLS.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input, "input"),
  outputSchema: schemaOf(output.extend(brokenData), "output"),
  annotations: { title, ...ANNOTATIONS },
}));

/** Fields with defaults are optional in inputs and required in outputs. */
function schemaOf(schema: z.ZodObject, io: "input" | "output") {
  const { properties, required, additionalProperties } = z.toJSONSchema(schema, { io });
  return { type: "object" as const, properties, required, additionalProperties };
}

async function callTool(current: CurrentProject, name: string, input: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) return failed(`There is no tool \`${name}\`. ${suggestionFor(name, TOOLS)}`);
  try {
    return await tool.call(await current(), input);
  } catch (error) {
    // Definitions that cannot be read, while they are moved.
    return failed(errorMessage(error));
  }
}

async function getPrompt(current: CurrentProject, name: string, values: Readonly<Record<string, string>>) {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (prompt === undefined)
    throw new McpError(
      ErrorCode.InvalidParams,
      `There is no prompt \`${name}\`. ${suggestionFor(name, PROMPTS)}`,
    );
  const value = values[prompt.argument.name]?.trim() ?? "";
  if (value === "")
    throw new McpError(ErrorCode.InvalidParams, `\`${name}\` needs \`${prompt.argument.name}\`, a text.`);
  const project = await current();
  const text = withBroken(await prompt.text(project, value), project);
  return {
    description: prompt.description,
    messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
  };
}

function suggestionFor(name: string, all: readonly { readonly name: string }[]): string {
  const names = all.map((one) => one.name);
  return didYouMean(name, names) ?? `There are: ${names.join(", ")}.`;
}
