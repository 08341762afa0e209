/** In: command lines. Out: what their help says, as tables of Markdown. */
import type { Argument, Command, Option } from "commander";
import { type CommandHelp, readCommandHelp } from "luau-contract";

export interface DescribedCommand {
  readonly command: Command;
  readonly name: string;
  readonly help: CommandHelp;
}

/** The commands of a program, in the order of its help, or the program itself if it has none. */
export const commandsOf = (program: Command): readonly DescribedCommand[] =>
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
export function fullHelp(command: Command): string {
  let help = "";
  const output = { ...command.configureOutput() };
  command.configureOutput({ writeOut: (text) => void (help += text) });
  command.outputHelp();
  command.configureOutput(output);
  return help;
}

export function optionTable(command: Command): string {
  const rows = [
    ...command.registeredArguments.map((one) => [`\`${writtenArgument(one)}\``, withChoices(one)]),
    ...command.options.filter(({ hidden }) => !hidden).map((one) => [`\`${one.flags}\``, withChoices(one)]),
  ];
  return rows.length === 0 ? "" : table(["argument or option", "description"], rows);
}

/** `<files...>`, `[folder]` */
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
export const cell = (text: string): string =>
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
