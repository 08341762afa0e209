import { Command, CommanderError } from "commander";
import { withVersionOption } from "luau-contract";
import packageJson from "../package.json";
import { addBuild, addDoctor, addOffline, addVersion } from "./site-commands";
import { addCheck } from "./check-site-command";
import { addConfig } from "./site-config-command";
import { addDev, addStart } from "./server-commands";
import { asFileError, CommandError } from "./arguments";

/** Returns the exit code; commands that serve a site go on after it. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync(withVersionOption(args), { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const failure = error instanceof CommandError ? error : asFileError(error);
    // esbuild has printed its errors: site.config.ts is not valid TypeScript.
    if (failure === null && error instanceof Error && "errors" in error) return 1;
    if (failure === null) throw error;
    process.stderr.write(`luau-docs: ${failure.message}\n`);
    return failure.exitCode;
  }
}

export function makeProgram(): Command {
  const program = new Command("luau-docs");
  // Before the commands, which copy these settings.
  program
    .exitOverride()
    .showHelpAfterError("(See luau-docs --help.)")
    .description("Build a documentation website from Luau type definitions and doc comments.")
    .version(packageJson.version, "-V, --version", "Print the version");
  for (const add of [addDev, addBuild, addStart, addCheck, addConfig, addDoctor, addOffline, addVersion])
    add(program);
  return program.addHelpText("after", HELP);
}

const HELP = `
A site is a folder with a site.config.ts; by default, the current one. The published site is in public/, and
everything else that is written in .luau-docs/, which can be deleted at any time.

Examples:
  $ create-luau-docs my-engine
  $ npx --no-install luau-docs dev
  $ npx --no-install luau-docs check && npx --no-install luau-docs build

Exit codes:
  0  no errors
  1  problems in the site
  2  usage error: an unknown option, a folder without a site or that cannot be written`;
