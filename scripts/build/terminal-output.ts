import type { Output } from "../../src/node/diagnostics/report-diagnostics";

/** Prints what a build finds, past the console, which Gatsby redirects to its reporter. */
export const terminal: Output = {
  warn: (text) => void process.stderr.write(`warn ${text}\n`),
  panicOnBuild: (text) => {
    printError(text);
    process.exit(1);
  },
};

/** Without the end of the build, so that later steps also report what they find. */
export const printError = (text: string): void => void process.stderr.write(`\nerror ${text}\n`);
