import type { Output } from "../../src/node/diagnostics/report-diagnostics";

/** Prints what a build finds, past the console, which Gatsby redirects to its reporter. */
export const terminal: Output = {
  warn: (text) => void process.stderr.write(`warn ${text}\n`),
  panicOnBuild: (text) => {
    process.stderr.write(`\nerror ${text}\n`);
    process.exit(1);
  },
};
