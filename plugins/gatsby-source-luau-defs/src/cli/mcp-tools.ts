/** The tools of the MCP server: what each takes, and what it answers. Mistakes are answers, too. */
import { didYouMean } from "luau-contract";
import { search } from "luau-search";
import { makeRoutes } from "../emit/addresses/routes";
import { makeHandlers } from "../emit/signatures/handler";
import { entryMarkdown, moduleMarkdown, type MarkdownContext } from "../emit/markdown/module-markdown";
import { entriesOf, membersOf } from "../model/entries";
import { NO_HISTORY } from "../model/history";
import { missingIn } from "../model/verified";
import type { Entry } from "../model/model";
import type { CodeTools } from "./mcp-code";
import type { ProjectSearch } from "./search-index";
import { noteOf, toPlainResult } from "./search-results";

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Record<string, { readonly type: "string"; readonly description: string }>;
    readonly required: string[];
  };
}

const tool = (name: string, description: string, input: string, meaning: string): Tool => ({
  name,
  description,
  inputSchema: {
    type: "object",
    properties: { [input]: { type: "string", description: meaning } },
    required: [input],
  },
});

export const TOOLS: readonly Tool[] = [
  tool(
    "search",
    "Searches the engine's reference and guides by name, " +
      "by type (`string -> boolean`) or by what something does.",
    "query",
    "Name, type or words. Names of other engines are understood: `task.wait`.",
  ),
  tool(
    "symbol",
    "Returns the documentation of a symbol.",
    "path",
    "As scripts write it: `Timer.setTimeout`.",
  ),
  tool("module", "Returns the documentation of a module.", "name", "Name of the module: `Timer`."),
  tool(
    "guide",
    "Returns a guide. Without a match, lists the guides.",
    "title",
    "Title or file of the guide.",
  ),
  tool(
    "check",
    "Checks Luau code with Luau's own type checker, in strict mode. " +
      "Returns mistakes with places and suggestions.",
    "code",
    "Luau source code.",
  ),
  tool(
    "run",
    "Runs Luau code on a simulation of the engine. Returns output, engine calls and errors.",
    "code",
    "Luau source code. Engine functions return made-up values.",
  ),
];

/** A longer argument is cut, so that no request takes long. */
const LONGEST = 100_000;

/** What the tools answer from. */
export interface McpProject extends ProjectSearch {
  readonly code: CodeTools;
}

export function callTool(project: McpProject, name: string, args: Readonly<Record<string, unknown>>): Answer {
  const called = TOOLS.find((known) => known.name === name);
  if (called === undefined) {
    const names = TOOLS.map((known) => known.name);
    return failed(
      `There is no tool \`${name}\`. ${didYouMean(name, names) ?? `There are: ${names.join(", ")}.`}`,
    );
  }
  const [input = ""] = called.inputSchema.required;
  const value = args[input];
  if (typeof value !== "string" || value.trim() === "")
    return failed(`\`${name}\` needs \`${input}\`, a string that is not empty.`);
  return RUN[name]?.(project, value.slice(0, LONGEST)) ?? failed(`\`${name}\` cannot be called.`);
}

const answer = (text: string): Answer => ({ text, isError: false });
const failed = (text: string): Answer => ({ text, isError: true });

const RUN: Readonly<Record<string, (project: McpProject, input: string) => Answer>> = {
  search: ({ index }, query) => {
    const result = search(index, query, 10);
    return answer(
      JSON.stringify(
        { note: noteOf(query, result), results: result.results.map((one) => toPlainResult(one)) },
        null,
        1,
      ),
    );
  },
  symbol: (project, path) => {
    const entries = project.model.modules.flatMap(entriesOf);
    const isCalled = (entry: { readonly path: string }) =>
      entry.path.toLowerCase() === path.trim().toLowerCase();
    const found = entries.find(isCalled) ?? entries.find((entry) => membersOf(entry).some(isCalled));
    if (found !== undefined) return answer(entryMarkdown(contextOf(project), found));
    return failed(
      `There is no symbol \`${path.slice(0, 100)}\`. ` +
        `${didYouMean(path, pathsOf(entries)) ?? "Try `search`."}`,
    );
  },
  module: (project, name) => {
    const { modules } = project.model;
    const found = modules.find((module) => module.name.toLowerCase() === name.trim().toLowerCase());
    if (found !== undefined) return answer(moduleMarkdown(contextOf(project), found, null));
    const names = modules.map((module) => module.name);
    return failed(`There is no module \`${name.slice(0, 100)}\`. There are: ${names.join(", ")}.`);
  },
  guide: ({ guides }, title) => {
    const wanted = title.trim().toLowerCase();
    const found = guides.find((guide) => guide.title.toLowerCase() === wanted || guide.file === title.trim());
    if (found !== undefined) return answer(`# ${found.title}\n\n${found.text}\n`);
    const list = guides.map((guide) => `- ${guide.title} (${guide.file})`).join("\n");
    return failed(
      guides.length === 0 ? "There are no guides." : `There is no guide of that title. There are:\n${list}`,
    );
  },
  check: (project, code) => answer(project.code.check(code)),
  run: (project, code) => answer(project.code.run(code)),
};

const pathsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => [entry.path, ...membersOf(entry).map(({ path }) => path)]);

function contextOf({ model }: ProjectSearch): MarkdownContext {
  const routes = makeRoutes(model);
  return {
    namespacesOf: () => [],
    requireLineOf: () => null,
    addressOf: routes.href,
    handlerOf: makeHandlers(model),
    historyOf: () => NO_HISTORY,
    missingIn: missingIn(model),
    verifiedOf: () => null,
  };
}
