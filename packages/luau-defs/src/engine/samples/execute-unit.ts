import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { restOfLine, sourceText } from "luau-syntax";
import {
  ANY_MODULE,
  createMachine,
  resolveRequire,
  type ErrorEvent,
  type MachineEvent,
  type Run,
} from "luau-wasm";
import type { Mock } from "../mock/to-mock";
import { problemOf } from "../../model/rules";
import { compareOutputs } from "./compare-outputs";
import { expectedOutputs } from "./expected-outputs";
import type { Report } from "./findings";
import { locatedPrints, withLocations } from "./located-prints";
import { textOf } from "./sample";
import type { UnitCode } from "./units";

export interface Engine {
  /** The mock engine, including definitions in samples. */
  mockOf(definitions: readonly string[]): Mock;
}

const LIMITS = { seconds: 10 };

export function executeUnit(unit: UnitCode, mock: Mock, module: WebAssembly.Module): readonly Report[] {
  const sources = unit.sources.filter(
    (source) => source !== ANY_MODULE && !unit.modules.includes(source.name),
  );
  const expected = expectedOutputs(unit);
  const prelude = expected.length === 0 ? mock.text : withLocations(mock.text, unit.main);
  const events = execute({ sources, main: unit.main, prelude }, module);
  const reports = events.flatMap((event): readonly Report[] => {
    if (event.kind === "error") return [toReport(unit, messageOf(event, unit, mock), lineOf(event, unit))];
    const limit = event.kind === "end" ? LIMIT_MESSAGES.get(event.reason) : undefined;
    return limit === undefined ? [] : [toReport(unit, limit, unit.precedingLines + 1)];
  });
  // A run that ends early does not reach all outputs.
  return reports.length > 0 ? reports : compareOutputs(expected, locatedPrints(events));
}

const LIMIT_MESSAGES: ReadonlyMap<string, string> = new Map([
  ["time", `This sample runs for more than ${LIMITS.seconds} seconds.`],
  ["memory", "This sample needs too much memory."],
  ["output", "This sample prints too much."],
]);

type Script = Pick<Run, "sources" | "main" | "prelude">;

function execute(script: Script, module: WebAssembly.Module): readonly MachineEvent[] {
  const events: MachineEvent[] = [];
  // Modules that are not in the text are the mock's.
  const machine = createMachine(module, {
    limits: { ...LIMITS, traces: 0 },
    resolve: resolveRequire,
  });
  machine.run({ ...script, onEvent: (event) => events.push(event) });
  return events;
}

/** The 1-based line in the sample's module; for an error in another module, the line that requires it. */
function lineOf({ source, line, traceback }: ErrorEvent, { main, precedingLines }: UnitCode): number {
  if (source === main && line !== undefined) return line;
  const frame = traceback.split("\n").find((text) => text.startsWith(`${main}:`)) ?? "";
  const inMain = Number.parseInt(frame.slice(main.length + 1), 10);
  return Number.isNaN(inMain) ? precedingLines + 1 : inMain;
}

/** Removes the location, which the diagnostic has. */
function messageOf({ message, line }: ErrorEvent, { main }: UnitCode, mock: Mock): string {
  const location = `${main}:${line}: `;
  return inMockFiles(message.startsWith(location) ? message.slice(location.length) : message, mock);
}

const IN_PRELUDE = /\[prelude\]:(\d+)/g;

const inMockFiles = (message: string, mock: Mock): string =>
  message.replaceAll(IN_PRELUDE, (inPrelude, line: string) => {
    const inFile = fileAt(mock, Number(line));
    return inFile === null ? inPrelude : `${inFile.file.path}:${inFile.line}`;
  });

function fileAt({ files }: Mock, line: number) {
  const file = files.find(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
  return file === undefined ? null : { file, line: line - file.firstLine + 1 };
}

function toReport({ lines }: UnitCode, message: string, line: number): Report {
  const start = textOf(lines.slice(0, line - 1)).length;
  const text = lines[line - 1]?.text ?? "";
  const indent = text.length - text.trimStart().length;
  return {
    kind: "run",
    solver: "new",
    message,
    span: [start + indent, start + text.length],
    suggestion: null,
  };
}

/** Errors before a script runs. An error outside any file is an internal one. */
export function problemsInMock(mock: Mock, loadLuau: () => WebAssembly.Module): readonly Diagnostic[] {
  const [error] = execute(
    { sources: [{ name: "empty", text: "" }], main: "empty", prelude: mock.text },
    loadLuau(),
  ).filter((event) => event.kind === "error");
  if (error === undefined) return [];
  const [, line = ""] = /\[prelude\]:(\d+)/.exec(`${error.message}\n${error.traceback}`) ?? [];
  const inFile = fileAt(mock, Number(line));
  if (inFile === null) throw new Error(`The mock engine cannot be loaded: ${error.message}`);
  const source = sourceText(inFile.file.path, inFile.file.text);
  const message = inMockFiles(error.message.replace(/^\[prelude\]:\d+: /, ""), mock);
  const span = restOfLine(source, source.lineStarts[inFile.line - 1] ?? 0);
  return [diagnosticAt(source, span, problemOf("sample-run", message))];
}
