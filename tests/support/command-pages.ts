/** In: the programs. Out: the pages of docs/commands. */
import type { Command, Argument, Option } from "commander";
import { type CommandHelp, readCommandHelp } from "luau-contract";

export const COMMANDS_FOLDER = "docs/commands";

type Pages = ReadonlyMap<string, string>;

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

interface DescribedCommand {
  readonly command: Command;
  readonly name: string;
  readonly help: CommandHelp;
}

/** The commands of a program, in the order of its help, or the program itself if it has none. */
const commandsOf = (program: Command): readonly DescribedCommand[] =>
  (program.commands.length === 0 ? [program] : program.commands).map((command) => ({
    command,
    name: command === program ? program.name() : `${program.name()} ${command.name()}`,
    help: helpOf(command),
  }));

function helpOf(command: Command): CommandHelp {
  const help = readCommandHelp(fullHelp(command));
  if (help === null) throw new Error(`\`${command.name()}\` has no help by \`commandHelp\`.`);
  return help;
}

/** The text that `--help` prints, with all that follows the options. */
function fullHelp(command: Command): string {
  let help = "";
  const output = { ...command.configureOutput() };
  command.configureOutput({ writeOut: (text) => void (help += text) });
  command.outputHelp();
  command.configureOutput(output);
  return help;
}

function optionTable(command: Command): string {
  const rows = [
    ...command.registeredArguments.map((one) => [`\`${writtenArgument(one)}\``, withChoices(one)]),
    ...command.options.filter(({ hidden }) => !hidden).map((one) => [`\`${one.flags}\``, withChoices(one)]),
  ];
  return rows.length === 0 ? "" : table(["argument or option", "description"], rows);
}

const writtenArgument = (one: Argument): string => {
  const name = `${one.name()}${one.variadic ? "..." : ""}`;
  return one.required ? `<${name}>` : `[${name}]`;
};

/** The description with what is not part of it: choices and the default. */
function withChoices(one: Argument | Option): string {
  const { description, argChoices, defaultValue, defaultValueDescription } = one;
  const isUnset = defaultValue === undefined || typeof defaultValue === "boolean" || `${defaultValue}` === "";
  const preset = defaultValueDescription ?? (isUnset ? null : `\`${defaultValue}\``);
  const choices = argChoices?.map((choice) => `\`${choice}\``).join(", ");
  return [
    cell(description),
    ...(choices === undefined ? [] : [`: ${choices}`]),
    ...(preset === null ? [] : [` (default: ${preset})`]),
  ].join("");
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Text of a help as Markdown: options and files are code. */
const cell = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith("`")
        ? part
        : part
            .replaceAll(/(?<![\w`-])--[a-z][\w-]*(?::@NAME=FILE)?/g, "`$&`")
            .replaceAll(/(?<=[\s(])\/[\w/-]+|\b[\w-]+\.config\.(?:json|ts)\b|---@\w+/g, "`$&`")
            .replaceAll("<", "&lt;"),
    )
    .join("")
    .replaceAll("|", "\\|");
