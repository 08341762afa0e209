/** Mock engines, and what scripts do with them. */
import type { TextFile } from "luau-syntax";
import { createMachine, type MachineEvent, type MachineOptions, type Source } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { toMock } from "../../../packages/luau-defs/src/engine";
import { type PipelineOutput, runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

/** The mock of definitions: file name → text. */
export function mockOf(files: Readonly<Record<string, string>>, mocks: readonly TextFile[] = []): string {
  const { value } = runOnSources(Object.entries(files).map(([name, text]) => sourceFile(name, text)));
  return mockOfOutput(value, mocks);
}

export const mockOfOutput = (output: PipelineOutput, mocks: readonly TextFile[] = []): string =>
  toMock(output, mocks).text;

/** The prints, traces and errors of a run, a line each; and how it ends. */
export function run(
  prelude: string,
  text: string,
  options: MachineOptions = {},
  modules: readonly Source[] = [],
) {
  const events: MachineEvent[] = [];
  const sources: readonly Source[] = [{ name: "main.luau", text }, ...modules];
  const reason = createMachine(loadLuau(), options).run({
    sources,
    main: "main.luau",
    prelude,
    onEvent: (event) => events.push(event),
  });
  return { reason, events, lines: events.flatMap(lineOf) };
}

function lineOf(event: MachineEvent): readonly string[] {
  if (event.kind === "print") return [event.text];
  if (event.kind === "error") return [`error: ${event.message}`];
  if (event.kind === "end") return [];
  const { name, arguments: given, results } = event;
  return [`${name}(${given})${results === "" ? "" : ` → ${results}`}`];
}
