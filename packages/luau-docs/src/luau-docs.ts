/** The command line `luau-docs`. Exit codes: 0 fine, 1 problems in the site, 2 wrong usage. */
import { runCommandLine } from "./command-line";

process.exitCode = await runCommandLine(process.argv.slice(2));
// A server that failed to start would listen on.
if (process.exitCode === 2) process.exit();
