import { Command, CommanderError } from "commander";
import packageJson from "../../package.json";
import { check, json } from "./commands";
import { UsageError, type Terminal } from "./terminal";

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
    terminal.stderr.write(error.message.split("\n").map((line) => `luau-defs: ${line}\n`).join(""));
    return 2;
  }
}

const INPUTS = "definition files, folders of them (`*.d.luau`), globs, or - for standard input";

function makeProgram(terminal: Terminal, done: (code: number) => void): Command {
  const program = new Command("luau-defs");
  // Before the commands: they copy these settings.
  program
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.stdout.write(text), writeErr: (text) => terminal.stderr.write(text) })
    .showHelpAfterError("(luau-defs --help shows what there is.)")
    .description("Reads Luau type-definition files: finds their mistakes, and gives the reference that they describe.")
    .version(packageJson.version, "-V, --version", "print the version");
  addCheck(program, terminal, done);
  addJson(program, terminal, done);
  program.addHelpText("after", EXIT_CODES);
  return program;
}

function addCheck(program: Command, terminal: Terminal, done: (code: number) => void): void {
  program
    .command("check")
    .description("print every mistake in the files, each with its place")
    .argument("<files...>", INPUTS)
    .option("--strict", "let warnings fail, too", false)
    .addHelpText("after", "\nExamples:\n  $ luau-defs check definitions\n  $ luau-defs check 'api/**/*.d.luau' --strict\n  $ cat timer.d.luau | luau-defs check -")
    .action(async (files: string[], { strict }: { strict: boolean }) => {
      done(await check(files, { strict }, terminal));
    });
}

function addJson(program: Command, terminal: Terminal, done: (code: number) => void): void {
  program
    .command("json")
    .description("print the reference as JSON")
    .argument("<files...>", INPUTS)
    .addHelpText("after", "\nExamples:\n  $ luau-defs json definitions > reference.json\n  $ luau-defs json timer.d.luau")
    .action(async (files: string[]) => {
      done(await json(files, terminal));
    });
}

const EXIT_CODES = `
Exit codes:
  0  no mistakes (warnings are none, but for --strict)
  1  mistakes in the files
  2  wrong usage: an unknown option, a file that is not there`;
