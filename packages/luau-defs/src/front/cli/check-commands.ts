import { commandHelp } from "luau-contract";
import type { ReportFormat } from "luau-diagnostics";
import { toJson } from "../../write/json/model-json";
import { runOnArguments } from "./inputs";
import {
  allOption,
  configOption,
  docsOption,
  formatOption,
  INPUTS,
  stdinFilenameOption,
} from "./shared-options";
import type { Register } from "./register";
import { hasErrors, printFindings, reportMistakes, summaryOf } from "./print-findings";
import { readSettings } from "./read-settings";
import type { Terminal } from "./terminal";

/** `luau-defs check` */
export const addCheck: Register = (program, terminal, done) => {
  program
    .command("check")
    .description("report every problem in the files, with its location")
    .argument("<files...>", INPUTS)
    .option("--strict", "let warnings fail, too", false)
    .addOption(allOption())
    .addOption(formatOption())
    .addOption(docsOption())
    .addOption(configOption())
    .addOption(stdinFilenameOption())
    .addHelpText(
      "after",
      commandHelp({
        prints: "problems",
        failsOn: "an error; with --strict, a warning",
        examples: [
          "luau-defs check definitions",
          "luau-defs check 'api/**/*.d.luau' --strict",
          "luau-defs check definitions --format sarif > check.sarif",
          "luau-defs check definitions - --stdin-filename definitions/timer.d.luau < unsaved",
        ],
      }),
    )
    .action(async (files: string[], options: CheckOptions) => done(await check(files, options, terminal)));
};

interface CheckOptions {
  readonly strict: boolean;
  readonly all: boolean;
  readonly format: ReportFormat;
  readonly stdinFilename?: string;
  readonly docs?: readonly string[];
  readonly config?: string;
}

/** `luau-defs json` */
export const addJson: Register = (program, terminal, done) => {
  program
    .command("json")
    .description("print the reference as JSON")
    .argument("<files...>", INPUTS)
    .addOption(docsOption())
    .addOption(configOption())
    .addHelpText(
      "after",
      commandHelp({
        prints: "the reference as JSON",
        failsOn: "an error in the definitions",
        examples: ["luau-defs json definitions > reference.json", "luau-defs json timer.d.luau"],
      }),
    )
    .action(async (files: string[], { docs, config }: Pick<CheckOptions, "docs" | "config">) => {
      const settings = await readSettings(config, terminal);
      const {
        value: { model, sources },
        diagnostics,
      } = await runOnArguments(files, terminal, { docs, settings });
      reportMistakes({ diagnostics, sources }, terminal);
      terminal.stdout.write(toJson(model));
      done(hasErrors(diagnostics) ? 1 : 0);
    });
};

/** Prints the mistakes, then their number, and what is not published. */
async function check(
  requests: readonly string[],
  { strict, all, format, stdinFilename, docs, config }: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const settings = await readSettings(config, terminal);
  const {
    value: { sources, leftOut, notes },
    diagnostics,
  } = await runOnArguments(requests, terminal, { stdinFilename, docs, settings, besides: true });
  const summary = [summaryOf(diagnostics, sources.size), ...leftOut()].join("\n");
  const allBy = all ? null : "luau-defs check --all";
  printFindings({ diagnostics, sources, notes, summary, allBy }, format, terminal);
  return (strict ? diagnostics.length > 0 : hasErrors(diagnostics)) ? 1 : 0;
}
