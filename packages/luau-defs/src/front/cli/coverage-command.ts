import { coverageOf } from "../../check/documentation-coverage/coverage";
import {
  renderCoverageBadge,
  renderCoverageJson,
  renderCoverageText,
} from "../../check/documentation-coverage/render-coverage";
import { runOnArguments } from "./inputs";
import { configOption, docsOption, formatOption, INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, reportProblems } from "./print-problems";
import { writeOutput } from "./write-file";

const RENDERERS = { text: renderCoverageText, json: renderCoverageJson, badge: renderCoverageBadge };

interface CoverageOptions {
  readonly format: keyof typeof RENDERERS;
  readonly output?: string;
  readonly docs?: readonly string[];
  readonly config?: string;
}

export const addCoverage: Register = (program, terminal, done) => {
  addCommand(program, "coverage", "Count declared, published and documented entries per module", {
    prints: "the figures",
    failsOn: "an error in the definitions",
    examples: [
      "luau-defs coverage definitions",
      "luau-defs coverage definitions --format badge -o coverage.svg",
    ],
  })
    .argument("<files...>", INPUTS)
    .addOption(formatOption(Object.keys(RENDERERS)))
    .option("-o, --output <file>", "Write to a file instead of standard output")
    .addOption(docsOption())
    .addOption(configOption())
    .action(async (files: string[], options: CoverageOptions) => {
      const render = RENDERERS[options.format];
      const { value, diagnostics } = await runOnArguments(files, terminal, options);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      reportProblems({ diagnostics: errors, sources: value.sources }, terminal);
      const coverage = coverageOf(
        value.files.map(({ converted }) => converted),
        value.shares,
        value.model.verified,
      );
      await writeOutput(options.output, render(coverage), terminal);
      done(hasErrors(errors) ? 1 : 0);
    });
};
