import { toJson } from "../../write/json/model-json";
import { runOnArguments } from "./inputs";
import { configOption, docsOption, INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, reportProblems } from "./print-findings";

interface JsonOptions {
  readonly docs?: readonly string[];
  readonly config?: string;
}

export const addJson: Register = (program, terminal, done) => {
  addCommand(program, "json", "Print the reference as JSON", {
    prints: "the reference as JSON",
    failsOn: "an error in the definitions",
    examples: ["luau-defs json definitions > reference.json", "luau-defs json timer.d.luau"],
  })
    .argument("<files...>", INPUTS)
    .addOption(docsOption())
    .addOption(configOption())
    .action(async (files: string[], options: JsonOptions) => {
      const { value, diagnostics } = await runOnArguments(files, terminal, options);
      reportProblems({ diagnostics, sources: value.sources }, terminal);
      terminal.stdout.write(toJson(value.model));
      done(hasErrors(diagnostics) ? 1 : 0);
    });
};
