import type { Command } from "commander";
import type { Terminal } from "./terminal";

/** Adds a command to the program; `done` receives the exit code of the command that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;
