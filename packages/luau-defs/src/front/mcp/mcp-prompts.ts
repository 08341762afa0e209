/** Prompts of the MCP server: a task, with the facts of the reference that it needs. */
import { search } from "luau-search";
import { checkTool } from "./mcp-code-tools";
import { findDocument, isProblem, listDocuments, type McpDocument } from "./mcp-documents";
import { itemsFitting } from "./mcp-pages";
import type { McpProject } from "./mcp-project";

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly argument: { readonly name: string; readonly description: string };
  readonly text: (project: McpProject, argument: string) => Promise<string>;
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: "write-script",
    title: "Write a script that …",
    description: "Writes a script for the engine, with the functions and guides that it needs.",
    argument: { name: "task", description: "What the script does: `opens a door when a player is near`." },
    text: async (project, task) =>
      [
        `Write a Luau script that does this: ${task}`,
        RULES,
        modulesText(project),
        ...factsText(factsAbout(project, task)),
      ].join("\n\n"),
  },
  {
    name: "fix-script",
    title: "Fix a script",
    description: "Fixes the problems that Luau reports in a script, with the documentation of what it uses.",
    argument: { name: "code", description: "The script." },
    text: async (project, code) => {
      const { content } = await checkTool.call(project, { code });
      const problems = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
      return [
        "Fix this Luau script:",
        `\`\`\`luau\n${code.trimEnd()}\n\`\`\``,
        `The check says:\n\n${problems}`,
        RULES,
        ...factsText(factsIn(project, code)),
      ].join("\n\n");
    },
  },
];

const RULES =
  "Use only functions of the reference: `search` finds others, and `symbol` describes them. " +
  "The script is checked in strict mode: call `check` until there are no problems, then `run`.";

function modulesText(project: McpProject): string {
  const modules = listDocuments(project).filter(({ kind }) => kind === "module");
  const lines = modules.map(({ name, summary }) => `- \`${name}\`${summary === "" ? "" : `: ${summary}`}`);
  return ["Its modules:\n", ...itemsFitting(lines, 4_000)].join("\n");
}

/** Searches for the whole task, and then for each of its parts. */
function factsAbout(project: McpProject, task: string): readonly McpDocument[] {
  const clauses = task.split(CLAUSES).filter((clause) => clause.trim() !== "" && clause !== task);
  const results = [
    ...search(project.index, task, 6).results,
    ...clauses.flatMap((clause) => search(project.index, clause, 3).results),
  ];
  const symbols = results.flatMap((result) =>
    result.kind === "symbol" ? [findDocument(project, "symbol", result.symbol.path)] : [],
  );
  const guides = results.flatMap((result) =>
    result.kind === "symbol" ? [] : [findDocument(project, "guide", result.href.replace(/#.*$/, ""))],
  );
  return distinct(
    [...symbols, ...guides].filter((document): document is McpDocument => !isProblem(document)),
  );
}

const CLAUSES = /\b(?:when(?:ever)?|while|if|and|then|until|after|before|every|with)\b|[,;.]/i;

function factsIn(project: McpProject, code: string): readonly McpDocument[] {
  const paths = [...code.matchAll(/\b[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)+/g)].map(([path]) => path);
  const documents = [...new Set(paths)].map((path) => findDocument(project, "symbol", path));
  return distinct(documents.filter((one): one is McpDocument => !isProblem(one)));
}

const distinct = (documents: readonly McpDocument[]): readonly McpDocument[] => [
  ...new Map(documents.map((one) => [one.name, one])).values(),
];

const MAX_PROMPT_BYTES = 12_000;

function factsText(documents: readonly McpDocument[]): readonly string[] {
  const texts = documents.map(({ href, markdown }) =>
    [beginningOf(markdown().trimEnd()), ...(href === null ? [] : [`Page: ${href}`])].join("\n\n"),
  );
  return texts.length === 0 ? [] : ["From the reference:", ...itemsFitting(texts, MAX_PROMPT_BYTES)];
}

const MAX_DOCUMENT_LENGTH = 2_000;

/** A guide, or an enum of a hundred keys, would leave no space for others. */
function beginningOf(markdown: string): string {
  if (markdown.length <= MAX_DOCUMENT_LENGTH) return markdown;
  const beginning = markdown.slice(0, markdown.lastIndexOf("\n", MAX_DOCUMENT_LENGTH)).toWellFormed();
  const isInFence = (beginning.match(/^\s*```/gm)?.length ?? 0) % 2 === 1;
  return `${beginning}${isInFence ? "\n```" : ""}\n\n… The rest is on its page.`;
}
