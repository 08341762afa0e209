import { renderDiagnostics, renderSummary, counted } from "../diagnostics-render";
import { toJson } from "../emit/json";
import type { PipelineOutput, StageResult } from "../pipeline";
import { runOnArguments } from "./inputs";
import { examples, INPUTS, stdinFilenameOption, type Register } from "./register";
import { hasColour, type Output, type Terminal } from "./terminal";

/** `luau-defs check` */
export const addCheck: Register = (program, terminal, done) => {
  program
    .command("check")
    .description("print every mistake in the files, each with its place")
    .argument("<files...>", INPUTS)
    .option("--strict", "let warnings fail, too", false)
    .addOption(stdinFilenameOption())
    .addHelpText("after", examples("luau-defs check definitions", "luau-defs check 'api/**/*.d.luau' --strict", "luau-defs check definitions - --stdin-filename definitions/timer.d.luau < unsaved"))
    .action(async (files: string[], options: CheckOptions) => {
      done(await check(files, options, terminal));
    });
};

interface CheckOptions {
  readonly strict: boolean;
  readonly stdinFilename?: string;
}

/** `luau-defs json` */
export const addJson: Register = (program, terminal, done) => {
  program
    .command("json")
    .description("print the reference as JSON")
    .argument("<files...>", INPUTS)
    .addHelpText("after", examples("luau-defs json definitions > reference.json", "luau-defs json timer.d.luau"))
    .action(async (files: string[]) => {
      const result = await runOnArguments(files, terminal);
      reportMistakes(result, terminal);
      terminal.stdout.write(toJson(result.value.model));
      done(isFailure(result, false) ? 1 : 0);
    });
};

/** Every mistake, then a line that counts them. */
async function check(requests: readonly string[], { strict, stdinFilename }: CheckOptions, terminal: Terminal): Promise<number> {
  const result = await runOnArguments(requests, terminal, stdinFilename);
  report(result, terminal.stdout, terminal);
  const { diagnostics, value } = result;
  const summary = renderSummary(diagnostics);
  terminal.stdout.write(diagnostics.length === 0 ? `${summary} in ${counted(value.sources.size, "file")}\n` : `${summary}\n`);
  return isFailure(result, strict) ? 1 : 0;
}

/** On standard error, for commands whose standard output is for another program. */
export function reportMistakes(result: StageResult<Pick<PipelineOutput, "sources">>, terminal: Terminal): void {
  report(result, terminal.stderr, terminal);
  if (result.diagnostics.length > 0) terminal.stderr.write(`${renderSummary(result.diagnostics)}\n`);
}

/** All mistakes with their code frames. */
export function report({ diagnostics, value }: StageResult<Pick<PipelineOutput, "sources">>, output: Output, terminal: Terminal): void {
  if (diagnostics.length === 0) return;
  output.write(`${renderDiagnostics(diagnostics, value.sources, { colour: hasColour(output, terminal.env) })}\n`);
}

export const isFailure = ({ diagnostics }: StageResult<unknown>, strict: boolean): boolean =>
  diagnostics.some(({ severity }) => strict || severity === "error");
