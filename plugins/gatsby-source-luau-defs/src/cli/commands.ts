import { renderDiagnostics, renderSummary, counted } from "../diagnostics-render";
import { toJson } from "../emit/json";
import type { PipelineOutput, StageResult } from "../pipeline";
import { runOnArguments } from "./inputs";
import { hasColour, type Output, type Terminal } from "./terminal";

export interface CheckOptions {
  /** Whether warnings count as mistakes. */
  readonly strict: boolean;
}

/** `luau-defs check`: every mistake, then a line that counts them. */
export async function check(requests: readonly string[], { strict }: CheckOptions, terminal: Terminal): Promise<number> {
  const result = await runOnArguments(requests, terminal);
  report(result, terminal.stdout, terminal);
  const { diagnostics, value } = result;
  const summary = renderSummary(diagnostics);
  terminal.stdout.write(diagnostics.length === 0 ? `${summary} in ${counted(value.sources.size, "file")}\n` : `${summary}\n`);
  return isFailure(result, strict) ? 1 : 0;
}

/** `luau-defs json`: the model on standard output, mistakes on standard error. */
export async function json(requests: readonly string[], terminal: Terminal): Promise<number> {
  const result = await runOnArguments(requests, terminal);
  report(result, terminal.stderr, terminal);
  if (result.diagnostics.length > 0) terminal.stderr.write(`${renderSummary(result.diagnostics)}\n`);
  terminal.stdout.write(toJson(result.value.model));
  return isFailure(result, false) ? 1 : 0;
}

function report({ diagnostics, value }: StageResult<PipelineOutput>, output: Output, terminal: Terminal): void {
  if (diagnostics.length === 0) return;
  output.write(`${renderDiagnostics(diagnostics, value.sources, { colour: hasColour(output, terminal.env) })}\n`);
}

const isFailure = ({ diagnostics }: StageResult<PipelineOutput>, strict: boolean): boolean =>
  diagnostics.some(({ severity }) => strict || severity === "error");
