import { Option, type Command } from "commander";
import type { Terminal } from "./terminal";

/** Adds one command to the program; `done` is told the exit code of the one that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;

/** What most commands take. */
export const INPUTS = "definition files, folders of them (`*.d.luau`), globs, or - for standard input";

/** `--stdin-filename x.d.luau`, for commands that editors give a text which is not saved yet. */
export const stdinFilenameOption = (): Option => new Option("--stdin-filename <name>", "what standard input is called in messages; it stands in for the file of that name");

/** Examples below a command's help. */
export const examples = (...lines: readonly string[]): string => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
