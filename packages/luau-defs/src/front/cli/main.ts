/** The command line. Exit codes: 0 fine, 1 problems, 2 wrong usage, 128 and more a signal. */
import { constants } from "node:os";
import { runCommandLine } from "./run-program";

for (const output of [process.stdout, process.stderr]) {
  output.on("error", (error: NodeJS.ErrnoException) => {
    // `| head` has read enough, which is not an error.
    if (error.code === "EPIPE") process.exit(0);
    if (output === process.stdout)
      process.stderr.write(`luau-defs: Cannot write to standard output: ${error.message}\n`);
    process.exit(2);
  });
}

runCommandLine(process.argv.slice(2), {
  cwd: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  untilStopped: async () => {
    const signal = await new Promise<number>((resolve) => {
      for (const name of ["SIGINT", "SIGTERM"] as const)
        process.once(name, () => resolve(constants.signals[name]));
      process.once("disconnect", () => resolve(constants.signals.SIGTERM));
    });
    // An open channel to that program would keep this one running.
    if (process.connected) process.disconnect();
    return signal;
  },
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const details = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`luau-defs: this is a bug of luau-defs itself:\n${details}\n`);
    process.exitCode = 2;
  },
);
