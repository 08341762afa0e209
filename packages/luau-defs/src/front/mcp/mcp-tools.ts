/** The tools of the MCP server: their list, schemas, help and documentation come from here. */
import { search } from "luau-search";
import * as z from "zod";
import { changesTool } from "./mcp-changes-tool";
import { checkTool, runTool } from "./mcp-code-tools";
import { findDocument, isProblem, type DocumentKind } from "./mcp-documents";
import { partOf } from "./mcp-pages";
import type { McpProject } from "./mcp-project";
import { defineTool, startInput, href, partFields, boundedText, type Tool } from "./mcp-tool";
import { noteOf, toPlainResult, toText } from "../cli/search-results";

const searchTool = defineTool({
  name: "search",
  title: "Search the reference and guides",
  description:
    "Searches the engine's reference and guides by name, by type (`string -> boolean`) or by what " +
    "something does. Call it before you write code.",
  input: z.strictObject({
    query: boundedText("Name, type or words. Names of other engines list the nearest: `task.wait`."),
  }),
  output: z.object({
    note: z.string().nullable().describe("What the query is called here, or that nothing answers it."),
    results: z
      .array(
        z.object({
          kind: z.string(),
          path: z.string().describe("As scripts write it; of a guide, its title and heading."),
          module: z.string().nullable(),
          signature: z.string().nullable(),
          summary: z.string(),
          href: z.string(),
          why: z.string().nullable().describe("Why it is found, if not by its name."),
        }),
      )
      .describe("At most ten, best first."),
  }),
  answer: ({ index }, { query }) => {
    const matches = search(index, query, 10);
    const note = noteOf(query, matches);
    const results = matches.results.map((one) => toPlainResult(one));
    return { text: toText(note, results) || "Nothing is found.", data: { note, results } };
  },
});

const documentTool = (kind: DocumentKind, input: string, meaning: string, description: string): Tool =>
  defineTool({
    name: kind,
    title: `Read a ${kind}`,
    description: `${description} A long text comes in parts of at most 20 KB.`,
    input: z.strictObject({ [input]: boundedText(meaning), from: startInput }),
    output: z.object({ name: z.string(), title: z.string(), href, markdown: z.string(), ...partFields }),
    answer: (project, values) => documentAnswer(project, kind, String(values[input]), Number(values["from"])),
  });

function documentAnswer(project: McpProject, kind: DocumentKind, name: string, start: number) {
  const document = findDocument(project, kind, name);
  if (isProblem(document)) return document;
  const markdown = document.markdown();
  if (start > 0 && start >= markdown.length)
    return { problem: `\`${document.name}\` ends at ${markdown.length}: \`from\` must be less.` };
  const part = partOf(markdown, start, kind);
  const source = document.href === null ? null : `Page: ${document.href}`;
  const { title, href: address } = document;
  return {
    text: [part.markdown.trimEnd(), source, part.follows].filter((one) => one !== null).join("\n\n"),
    data: { name: document.name, title, href: address, ...part },
  };
}

/** In the order in which an assistant needs them. */
export const TOOLS: readonly Tool[] = [
  searchTool,
  documentTool(
    "symbol",
    "path",
    "As scripts write it: `Timer.setTimeout`.",
    "Returns the documentation of a symbol, as Markdown.",
  ),
  documentTool(
    "module",
    "name",
    "Name of the module: `Timer`.",
    "Returns the documentation of a module, as Markdown.",
  ),
  documentTool(
    "guide",
    "title",
    "Title, file or address of the guide.",
    "Returns a guide, as Markdown. Without a match, lists the guides.",
  ),
  checkTool,
  runTool,
  changesTool,
];
