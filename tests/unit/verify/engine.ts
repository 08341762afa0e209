/** Engines written in Luau, on which probes run in the virtual machine. */
import { createMachine, type MachineEvent } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { NO_SETTINGS, type ReferenceSettings } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { NO_REFERENCE } from "../../../packages/luau-defs/src/link";
import {
  probePlan,
  type ProbePlan,
  readReport,
  type Report,
  writeProbe,
} from "../../../packages/luau-defs/src/engine";

export interface Engine {
  /** Luau that declares globals, and may return `{ require = function(path) … end }`. */
  readonly prelude: string;
}

export function definitionsOf(
  files: Readonly<Record<string, string>>,
  settings: ReferenceSettings = NO_SETTINGS,
) {
  const sources = Object.entries(files).map(([name, text]) => sourceFile(name, text));
  return runOnSources(sources, { reference: { ...NO_REFERENCE, settings } }).value;
}

export const planOf = (files: Readonly<Record<string, string>>, require = "./{path}"): ProbePlan =>
  probePlan({ files: definitionsOf(files).files, require, elsewhere: [] });

/** All that an engine prints while it runs a script. */
export function printed(
  text: string,
  prelude: string,
): { readonly output: string; readonly seconds: number } {
  const events: MachineEvent[] = [];
  const begun = performance.now();
  const limits = { seconds: 60, output: 2 ** 28, memory: 2 ** 29 };
  // `require` of the machine asks the prelude for all that is no source.
  const reason = createMachine(loadLuau(), { limits, resolve: () => null }).run({
    sources: [{ name: "probe.luau", text }],
    main: "probe.luau",
    prelude,
    onEvent: (event) => events.push(event),
  });
  const seconds = (performance.now() - begun) / 1000;
  const lines = events.flatMap((event) => {
    if (event.kind === "print") return [event.text];
    return event.kind === "error" ? [`error: ${event.message}`] : [];
  });
  if (reason !== "ok") lines.push(`ended: ${reason}`);
  return { output: `${lines.join("\n")}\n`, seconds };
}

/** The report of a probe. */
export function probed(plan: ProbePlan, { prelude }: Engine): Report {
  const { output } = printed(writeProbe(plan, { print: "print", fixtures: null }), prelude);
  const read = readReport(output, "report.txt");
  if (read.kind === "unusable") throw new Error(`${read.problems.join("\n")}\n${output.slice(0, 2000)}`);
  return read.report;
}
