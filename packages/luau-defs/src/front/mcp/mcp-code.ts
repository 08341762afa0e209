/** In: code of assistants. Out: the problems that Luau finds, or what a run on the mock engine does. */
import { type Diagnostic, sortDiagnostics } from "luau-diagnostics";
import { once } from "luau-syntax";
import { createMachine, type MachineEvent } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { toSampleDefinitions } from "../../write/bundle/sample-definitions";
import type { PipelineOutput } from "../../pipeline";
import { createCheckers } from "../../engine/samples/checkers";
import {
  definitionGroups,
  groupsNamedIn,
  groupsByName,
  type DefinitionGroup,
} from "../../engine/samples/definition-groups";
import { reachedFrom } from "../../engine/samples/definition-loader";
import { textDocument } from "../../engine/samples/documents";
import { elsewhereIn } from "../../engine/samples/elsewhere-names";
import type { Engine } from "../../engine/samples/execute-unit";
import { runUnit, type UnitTools } from "../../engine/samples/run-unit";
import { SOLVERS } from "../../engine/samples/findings";
import { valueText } from "../../engine/samples/located-prints";
import { groupsIn, textOf } from "../../engine/samples/sample";
import { toVerdict } from "../../engine/samples/to-diagnostics";
import { unitsOf, type Unit } from "../../engine/samples/units";

export interface CodeTools {
  readonly check: (code: string) => Checked;
  readonly run: (code: string) => Ran;
}

export interface Checked {
  readonly solvers: readonly string[];
  readonly problems: readonly CodeProblem[];
  readonly notes: readonly string[];
}

interface CodeProblem extends Pick<Diagnostic, "line" | "column" | "severity" | "message" | "suggestion"> {
  /** The address of the entry that it is about. */
  readonly href: string | null;
}

export interface Ran {
  readonly end: Ending["reason"];
  readonly seconds: number;
  /** The output, the calls of the engine, and the error, each with its time. */
  readonly lines: readonly string[];
}

type Ending = Extract<MachineEvent, { readonly kind: "end" }>;

export const NAME = "snippet.luau";

/** The address of a symbol, by its path: `Timer.setTimeout`, `Entity.destroy`. */
type HrefOf = (path: string) => string | null;

export function createCodeTools(output: PipelineOutput, engine: Engine, hrefOf: HrefOf): CodeTools {
  const tools = once(() => openLuau(output));
  return {
    check: (code) => check(code, tools(), hrefOf),
    run: (code) => run(code, engine),
  };
}

interface Tools extends UnitTools {
  readonly groups: readonly DefinitionGroup[];
}

function openLuau(output: PipelineOutput): Tools {
  const { model, required } = output;
  const groups = definitionGroups(toSampleDefinitions(output).value);
  const checkers = createCheckers(groups, required, loadLuau);
  return { groups, checkers, elsewhere: elsewhereIn(() => model) };
}

function check(code: string, tools: Tools, hrefOf: HrefOf): Checked {
  const unit = groupsIn(textDocument(NAME, code)).flatMap((group) => unitsOf(group))[0];
  if (unit === undefined) return { solvers: [], problems: [], notes: [] };
  const { groups, checkers } = tools;
  const dependencies = groupsNamedIn([code], groupsByName(groups));
  const { reports, solvers } = runUnit(unit, dependencies, tools);
  const notes = SOLVERS.flatMap((solver) =>
    checkers.rejectionsOf(solver, reachedFrom(dependencies, groups)).flat().slice(0, 1),
  ).map(({ solver, message }) => `Luau's ${solver} type solver rejects the engine's definitions: ${message}`);
  const [solver] = solvers;
  if (solver === undefined) return { solvers, problems: [], notes };
  const checker = checkers.checkerOf(solver, { dependencies, definitions: [] });
  const calleeAt: CalleeAt = (offset) => checker?.signature(unit.main, offset)?.signatures[0]?.symbol ?? null;
  const problems = sortDiagnostics(toVerdict(unit, reports).diagnostics).map((problem): CodeProblem => {
    const { line, column, severity, message, suggestion } = problem;
    return { line, column, severity, message, suggestion, href: linkFor(problem, unit, calleeAt, hrefOf) };
  });
  return { solvers, problems, notes };
}

type CalleeAt = (offset: number) => string | null;

/** The entry of the name that is suggested, of what is called there, or of what the message names. */
function linkFor(
  { message, suggestion, line, column }: Diagnostic,
  unit: Unit,
  calleeAt: CalleeAt,
  hrefOf: HrefOf,
): string | null {
  const named = namesIn(message);
  const suggested = namesIn(suggestion ?? "").slice(-1);
  const offset = textOf(unit.lines.slice(0, line - 1)).length + column;
  const callee = [calleeAt(offset)].flatMap((symbol) => (symbol === null ? [] : pathOf(symbol)));
  const members = suggested.flatMap((name) => named.map((owner) => `${owner}.${name}`));
  const others = IS_UNKNOWN.test(message) ? [...named, ...callee] : [...callee, ...named];
  return [...members, ...suggested, ...others].map(hrefOf).find((href) => href !== null) ?? null;
}

const IS_UNKNOWN = /^(?:Key|Unknown) /;

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/['`]([A-Za-z_][\w.:]*)\??['`]/g)].map(([, name = ""]) => name);

const pathOf = (symbol: string): string => symbol.replace(/^.*\/global(?:type)?\/|\/overload\/.*$/g, "");

function run(code: string, engine: Engine): Ran {
  const events: MachineEvent[] = [];
  createMachine(loadLuau()).run({
    sources: [{ name: NAME, text: code }],
    main: NAME,
    prelude: engine.mockOf([]).text,
    onEvent: (event) => events.push(event),
  });
  const end = events.find((event) => event.kind === "end");
  return {
    end: end?.reason ?? "stopped",
    seconds: end?.seconds ?? 0,
    lines: events.flatMap((event) => (event.kind === "end" ? [] : [textOfEvent(event)])),
  };
}

function textOfEvent(event: Exclude<MachineEvent, Ending>): string {
  const time = event.time === 0 ? "" : `[${event.time.toFixed(2)} s] `;
  switch (event.kind) {
    case "print":
      return time + event.values.map(valueText).join("\t");
    case "trace":
      if (event.source === undefined) return `${time}${event.name}`;
      return `${time}${event.name}(${event.arguments})${event.results === "" ? "" : ` → ${event.results}`}`;
    case "error":
      return `${time}error: ${event.message}`;
  }
}
