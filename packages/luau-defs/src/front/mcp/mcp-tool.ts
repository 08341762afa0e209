/** A tool of the MCP server: its schemas, and its answer as text and as data. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { didYouMean } from "luau-diagnostics";
import * as z from "zod";
import { typedCommands } from "../typed-commands";
import type { McpProject } from "./mcp-project";

/** A caller's mistake is answered by a sentence with the problem and a suggestion. */
export type Answer<Output> = { readonly problem: string } | { readonly text: string; readonly data: Output };

interface ToolHead<Input, Output> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> extends ToolHead<Input, Output> {
  readonly answer: (
    project: McpProject,
    input: z.infer<Input>,
  ) => Answer<z.infer<Output>> | Promise<Answer<z.infer<Output>>>;
}

export interface Tool extends ToolHead<z.ZodObject, z.ZodObject> {
  readonly call: (project: McpProject, input: unknown) => Promise<CallToolResult>;
}

export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>({
  answer,
  ...tool
}: Definition<Input, Output>): Tool => ({
  ...tool,
  call: async (project, input) => {
    const { success, data, error } = tool.input.safeParse(input);
    if (!success) return failed(error.issues.map((issue) => sentence(tool, issue)).join("\n"));
    const answered = await answer(project, data);
    const { broken } = project;
    if ("problem" in answered) return failed(withBroken(answered.problem, project));
    return {
      content: [{ type: "text", text: withBroken(answered.text, project) }],
      structuredContent: { ...answered.data, broken },
    };
  },
});

export const brokenData = {
  broken: z
    .string()
    .nullable()
    .describe("Errors in the definitions, because of which the answer may be incomplete; null without any."),
};

/** A text of the reference, and whether it may be incomplete. */
export const withBroken = (answer: string, { broken }: Pick<McpProject, "broken">): string =>
  broken === null ? answer : `${answer}\n\n${broken}`;

export const failed = (text: string): CallToolResult => ({
  content: [{ type: "text", text: typedCommands(text) }],
  isError: true,
});

function sentence({ name, input }: Pick<Tool, "name" | "input">, issue: z.core.$ZodIssue): string {
  const inputs = Object.keys(input.shape);
  if (issue.code !== "unrecognized_keys")
    return `\`${issue.path.join(".")}\` of \`${name}\` must be ${issue.message}.`;
  const [key = ""] = issue.keys;
  const known = `\`${name}\` takes ${inputs.map((one) => `\`${one}\``).join(", ")}.`;
  return `\`${name}\` has no input \`${key}\`. ${didYouMean(key, inputs) ?? known}`;
}

/** A text of one to 100,000 characters: no request may take long. */
export const boundedText = (meaning: string) => {
  const message = "a string of 1 to 100,000 characters";
  return z.string(message).trim().min(1, message).max(100_000, message).describe(meaning);
};

export const startInput = z
  .int("a whole number, 0 or greater")
  .min(0, "a whole number, 0 or greater")
  .default(0)
  .describe("Where to begin: `next` of the answer before.");

const next = z.int().nullable().describe("`from` of the next part; null after the last one.");
const follows = z.string().nullable().describe("What follows, and how to read it; null after the last part.");
export const partFields = { from: z.int().describe("Where this part begins."), next, follows };

export const href = z
  .string()
  .nullable()
  .describe("The address of its page: absolute, if that of the site is known. Null if it has none.");
