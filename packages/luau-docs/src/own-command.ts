import { scriptArguments } from "../../../scripts/run";

/** The arguments with which Node runs a command of this command line, in a process of its own. */
export const ownCommand = (...args: readonly string[]): readonly string[] =>
  scriptArguments("packages/luau-docs/src/luau-docs.ts", ...args);
