import type { Command } from "commander";
import type { Terminal } from "./terminal";

/** Adds one command to the program; `done` is told the exit code of the one that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;

/** What most commands take. */
export const INPUTS = "definition files, folders of them (`*.d.luau`), globs, or - for standard input";

/** Examples below a command's help. */
export const examples = (...lines: readonly string[]): string => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
