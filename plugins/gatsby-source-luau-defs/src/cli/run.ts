import { Command, CommanderError } from "commander";
import packageJson from "../../package.json";
import { addAnchors } from "./anchors-command";
import { addCheck, addJson } from "./check-commands";
import { addConvert } from "./convert-command";
import { addCoverage } from "./coverage-command";
import { addDiff } from "./diff-command";
import { addEmitters } from "./emit-commands";
import { addFormat } from "./format-command";
import { addLint } from "./lint-command";
import { addMcp } from "./mcp-command";
import type { Register } from "./register";
import { addSearch } from "./search-command";
import { UsageError, type Terminal } from "./terminal";
import { addWatch } from "./watch-command";

/** In the order of the help. */
const COMMANDS: readonly Register[] = [
  addCheck,
  addLint,
  addFormat,
  addConvert,
  addDiff,
  addWatch,
  addEmitters,
  addJson,
  addCoverage,
  addAnchors,
  addSearch,
  addMcp,
];

/** Carries out one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const program = makeProgram(terminal, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    terminal.stderr.write(
      error.message
        .split("\n")
        .map((line) => `luau-defs: ${line}\n`)
        .join(""),
    );
    return 2;
  }
}

function makeProgram(terminal: Terminal, done: (code: number) => void): Command {
  const program = new Command("luau-defs");
  // Before the commands: they copy these settings.
  program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .showHelpAfterError("(luau-defs --help shows what there is.)")
    .description(
      "Reads Luau type-definition files: finds their mistakes, and gives the reference that they describe.",
    )
    .version(packageJson.version, "-V, --version", "print the version");
  for (const add of COMMANDS) add(program, terminal, done);
  program.addHelpText("after", EXIT_CODES);
  return program;
}

const EXIT_CODES = `
Exit codes:
  0  no mistakes (warnings are none, but for --strict)
  1  mistakes in the files, or what --check and --breaking look for
  2  wrong usage: an unknown option, a file that is not there
  130, 143  watch, when Ctrl-C or a signal to end has ended it`;
