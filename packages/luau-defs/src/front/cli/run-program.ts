import { Command, CommanderError } from "commander";
import { withVersionOption } from "luau-contract";
import packageJson from "../../../package.json";
import { addAnchors } from "./anchors-command";
import { addCheck } from "./check-files-command";
import { addConfig } from "./config-command";
import { addConvert } from "./convert-command";
import { addCoverage } from "./coverage-command";
import { addDiff } from "./diff-command";
import { addEmitters, addJson } from "./emit-commands";
import { addFormat } from "./format-command";
import { addHelp } from "./help-command";
import { addInit } from "./init-command";
import { addProbe } from "./probe-command";
import { addLsp, addMcp } from "./serve-commands";
import { addMarkdown } from "./markdown-command";
import { typedCommand, typedCommands } from "../typed-commands";
import type { Register } from "./register";
import { addSearch } from "./search-command";
import { UsageError, type Terminal } from "./terminal";
import { addSamples } from "./samples-command";
import { addVerify } from "./verify-command";

/** In the order of the help text, under their headings there. */
const GROUPS: Readonly<Record<string, readonly Register[]>> = {
  "Check and fix:": [addCheck, addFormat, addConvert, addSamples, addAnchors, addCoverage],
  "Compare:": [addDiff, addProbe, addVerify, addInit],
  "Generate:": [addEmitters, addJson, addMarkdown],
  "Look up and serve:": [addConfig, addSearch, addHelp, addMcp, addLsp],
};

export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const program = makeProgram(terminal, (result) => {
    code = result;
  });
  try {
    if (args[0] === "lint")
      throw new UsageError("`lint` is `luau-defs check --level info`, with the same options.");
    await program.parseAsync(withVersionOption(args).map(notAnOption), { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    terminal.stderr.write(
      typedCommands(error.message, terminal.env)
        .split("\n")
        .map((line) => `luau-defs: ${line}\n`)
        .join(""),
    );
    return 2;
  }
}

/** `-> vector` is a query, which a space in front keeps from being taken for an option. */
const notAnOption = (arg: string): string => (arg.startsWith("->") ? ` ${arg}` : arg);

export function makeProgram(terminal: Terminal, done: (code: number) => void): Command {
  const program = new Command("luau-defs");
  // Before the commands, which copy these settings.
  program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .showHelpAfterError(`(See ${typedCommand("luau-defs --help", terminal.env)}.)`)
    .description("Check Luau definitions, and generate reference documentation from them.")
    .helpOption("-h, --help", "Display the help of a command")
    .version(packageJson.version, "-V, --version", "Print the version");
  for (const [heading, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(heading);
    for (const add of commands) add(program, terminal, done);
  }
  program.addHelpText("after", EXIT_CODES);
  return program;
}

const EXIT_CODES = `
Exit codes:
  0  no errors (with --strict: nor warnings)
  1  errors, problems of --check or --breaking, or no result: see the help of each command
  2  usage error: an unknown option, a missing file
  130, 143  a server was ended by Ctrl-C or SIGTERM`;
