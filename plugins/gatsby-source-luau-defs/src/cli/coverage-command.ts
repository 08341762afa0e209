import { coverageOf, type Coverage } from "../documentation-coverage/coverage";
import {
  renderCoverageBadge,
  renderCoverageJson,
  renderCoverageText,
} from "../documentation-coverage/render-coverage";
import { runOnArguments } from "./inputs";
import { formatOf, formatOption, INPUTS } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, reportMistakes } from "./report";
import { writeOutput } from "./write-file";

const FORMATS = ["text", "json", "badge"] as const;

const RENDERERS: Readonly<Record<(typeof FORMATS)[number], (coverage: Coverage) => string>> = {
  text: renderCoverageText,
  json: renderCoverageJson,
  badge: renderCoverageBadge,
};

interface CoverageOptions {
  readonly format: string;
  readonly output?: string;
}

/**
 * `luau-defs coverage`: what is declared, published and documented, by module. Fails only where a file cannot
 * be read right.
 */
export const addCoverage: Register = (program, terminal, done) => {
  program
    .command("coverage")
    .description("count what each module declares, publishes and documents")
    .argument("<files...>", INPUTS)
    .addOption(formatOption(FORMATS))
    .option("-o, --output <file>", "write to a file instead of standard output")
    .addHelpText(
      "after",
      examples(
        "luau-defs coverage definitions",
        "luau-defs coverage definitions --format badge -o coverage.svg",
      ),
    )
    .action(async (files: string[], options: CoverageOptions) => {
      const render = RENDERERS[formatOf(options.format, FORMATS)];
      const { value, diagnostics } = await runOnArguments(files, terminal, { output: options.output });
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      reportMistakes({ diagnostics: errors, sources: value.sources }, terminal);
      await writeOutput(options.output, render(coverageOf(value.files.map(({ draft }) => draft))), terminal);
      done(hasErrors(errors) ? 1 : 0);
    });
};
