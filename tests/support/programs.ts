import type { Command } from "commander";
import { command as createLuauDocs } from "../../packages/create-luau-docs/src/parse-arguments";
import { makeProgram as luauDocs } from "../../packages/luau-docs/src/command-line";
import { makeProgram as luauDefs } from "../../packages/luau-defs/src/front";

const nowhere = { write: () => true };

/** The command lines of what is published, in the order in which a newcomer uses them. */
export const programs = (): readonly Command[] => [
  createLuauDocs(),
  luauDocs(),
  luauDefs(
    {
      cwd: ".",
      stdin: process.stdin,
      stdout: nowhere,
      stderr: nowhere,
      env: {},
      untilStopped: async () => 0,
    },
    () => {},
  ),
];
