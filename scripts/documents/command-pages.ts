/** In: the programs. Out: the pages of docs/commands. */
import type { Command } from "commander";
import { cell, commandsOf, fullHelp, optionTable, table, type DescribedCommand } from "./command-table";

export const COMMANDS_FOLDER = "docs/commands";

export type Pages = ReadonlyMap<string, string>;

export function commandPages(programs: readonly Command[]): Pages {
  const pages = programs.flatMap(pagesOf);
  const index = pages.map((page) => [
    `[${page.title}](${page.file})`,
    page.commands.map((one) => linkTo(page, one)).join(", "),
  ]);
  return new Map([
    ["README.md", `${INTRODUCTION}\n${table(["page", "commands"], index)}\n`],
    ...pages.map(({ file, text }) => [file, text] as const),
  ]);
}

const INTRODUCTION = `# Commands

The page of a command has its arguments and options, what it prints to standard output, and when it exits with 1; progress and problems of usage are printed to standard error. Exit code 0 means success, and 2 a usage error, such as an unknown option or a missing file.

These pages are generated from the help of the commands (\`luau-defs check --help\`).
`;

interface Page {
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly commands: readonly DescribedCommand[];
}

function pagesOf(program: Command): readonly Page[] {
  const commands = commandsOf(program);
  const groups = [...new Set(commands.map(({ command }) => command.helpGroup()))];
  return groups.map((group, index) => {
    const inGroup = commands.filter(({ command }) => command.helpGroup() === group);
    const title = groups.length === 1 ? program.name() : `${program.name()}: ${titleOf(group)}`;
    const about = index === 0 ? aboutProgram(program) : [];
    const text = `${[`# ${title}`, "", ...about, ...inGroup.flatMap(section)].join("\n").trimEnd()}\n`;
    return { title, file: `${title.replaceAll(/[^\w]+/g, "-")}.md`, text, commands: inGroup };
  });
}

const titleOf = (group: string): string => group.replace(/:$/, "").toLowerCase();

function aboutProgram(program: Command): readonly string[] {
  const [after = ""] = fullHelp(program).slice(program.helpInformation().length).split("\nStandard output: ");
  const text = after.trim();
  return [program.description(), "", ...(text === "" ? [] : ["```text", text, "```", ""])];
}

function section({ command, name, help }: DescribedCommand): readonly string[] {
  const isProgram = command.parent === null;
  const usage = `\`${name} ${command.usage()}\``;
  const description = cell(command.description());
  const fails = help.failsOn === null ? "" : ` Exit code 1: ${cell(help.failsOn)}.`;
  return [
    ...(isProgram ? [usage, ""] : [`## ${name}`, "", `${usage}: ${description}.`, ""]),
    optionTable(command),
    "",
    `Standard output: ${cell(help.prints)}.${fails}`,
    "",
    `\`\`\`sh${markOf(name)}`,
    ...help.examples,
    "```",
    "",
  ];
}

/** A command, linked to its section of a page: `luau-docs.md#luau-docs-dev`. */
const linkTo = ({ file, commands }: Page, { command, name }: DescribedCommand): string =>
  `[\`${command.name()}\`](${file}${commands.length === 1 ? "" : `#${name.replaceAll(" ", "-")}`})`;

/** Why a test does not run an example of a command's help: see `tests/unit/documents/commands-of-pages.test.ts`. */
const MARKS: Readonly<Record<string, string>> = {
  "luau-docs dev": 'by="tests/product/installed.test.ts"',
  "luau-docs start": 'by="tests/product/installed.test.ts"',
  "luau-docs build": 'by="tests/product/packages.test.ts"',
  "luau-docs check": 'by="tests/product/packages.test.ts"',
  "luau-docs offline": 'by="tests/product/packages.test.ts"',
  "luau-defs init": 'in="engine"',
  "luau-defs mcp": 'by="luau-defs mcp definitions --http: tests/unit/ide/mcp-http.test.ts"',
  "luau-defs lsp": 'by="tests/unit/ide/lsp-neovim.test.ts"',
};

const markOf = (name: string): string => (MARKS[name] === undefined ? "" : ` ${MARKS[name]}`);
