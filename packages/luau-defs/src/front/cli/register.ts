import type { Command } from "commander";
import { commandHelp, type CommandHelp } from "luau-contract";
import type { Terminal } from "./terminal";

/** Adds a command to the program; `done` receives the exit code of the command that ran. */
export type Register = (program: Command, terminal: Terminal, done: (code: number) => void) => void;

export const addCommand = (program: Command, name: string, description: string, help: CommandHelp): Command =>
  program.command(name).description(description).addHelpText("after", commandHelp(help));
