import type { Command } from "commander";
import type { Terminal } from "./terminal";

/** Adds a command to the program; `done` receives the exit code of the command that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;

/** Examples at the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
