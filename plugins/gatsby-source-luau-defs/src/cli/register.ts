import type { Command } from "commander";
import type { Terminal } from "./terminal";

/** Adds one command to the program; `done` is told the exit code of the one that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;

/** Examples below a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
