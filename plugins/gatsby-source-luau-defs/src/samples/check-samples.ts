/**
 * In: documents, the bundle, Luau. Out: every mistake in the samples. What has not changed since the last run
 * with the same cache is not checked again.
 */
import { createHash } from "node:crypto";
import { sortDiagnostics, type Diagnostic, type SampleNote, type StageResult } from "luau-contract";
import type { Elsewhere } from "luau-search";
import type { Mock } from "../mock/to-mock";
import { checkAttributes, languageDiagnostic } from "./attributes";
import { createCheckers, withoutComments } from "./checkers";
import type { SampleDocument } from "./documents";
import { executeUnit, mistakesInMock, type Engine } from "./execute-unit";
import { rejectionDiagnostics } from "./rejection";
import { runUnit, SOLVERS, type Findings, type Solver, type UnitTools } from "./run-unit";
import { groupsIn, luaSamples, type Sample, type SampleGroup } from "./sample";
import { toVerdict } from "./to-diagnostics";
import { toNote, uncheckedNote } from "./to-note";
import { unitsOf, type Unit } from "./units";

/** What Luau finds in a unit, by the digest of all that it depends on. */
export type SampleCache = Map<string, Findings>;

export interface SampleOptions {
  /** The definitions, as editors load them. */
  readonly bundle: string;
  /** Names of the engine's modules in plain Luau, which scripts require. */
  readonly modules?: readonly string[];
  /** What names of other engines are called here; nothing by default. */
  readonly elsewhere?: Elsewhere;
  /** Compiles Luau, which is needed only if something has changed. */
  readonly loadLuau: () => WebAssembly.Module;
  /** Digest of Luau. */
  readonly luau: string;
  /** Executes the samples. */
  readonly engine?: Engine | undefined;
  /** Entries that are not needed any more are deleted. */
  readonly cache?: SampleCache;
}

export interface CheckedSamples {
  /** All samples, those that are not checked among them. */
  readonly total: number;
  /** Not checked, because they say so. */
  readonly excluded: number;
  /** Not taken from the results of an earlier run. */
  readonly ran: number;
  /** What pages show of each sample. */
  readonly notes: readonly SampleNote[];
}

/** Increased when the same unit could have other findings. */
const FORMAT = 7;

export function checkSamples(
  documents: readonly SampleDocument[],
  { bundle, modules = [], elsewhere = () => null, loadLuau, luau, engine, cache = new Map() }: SampleOptions,
): StageResult<CheckedSamples> {
  const groups = documents.flatMap(groupsIn);
  const checkers = createCheckers(bundle, modules, loadLuau);
  const digest = digestOf([FORMAT, luau, withoutComments(bundle), modules]);
  const known = new Map(cache);
  cache.clear();
  let ran = 0;
  const remember: FindingsOf = (content, make) => {
    const key = digestOf([digest, content]);
    const findings = known.get(key) ?? cache.get(key) ?? make();
    cache.set(key, findings);
    return findings;
  };
  const findingsOf: FindingsOf = (content, make) => {
    if (!known.has(digestOf([digest, content]))) ran += 1;
    return remember(content, make);
  };
  // Without samples, nothing is known of the definitions.
  const rejections =
    groups.length === 0
      ? NOTHING
      : remember("rejections", () => ({ reports: checkers.rejections(), names: [] }));
  const solvers = SOLVERS.filter((solver) => rejections.reports.every((one) => one.solver !== solver));
  const mockKey = digestOf([digest, "mock", engine?.mockOf([]).text]);
  const inMock =
    engine === undefined || known.has(mockKey) ? [] : mistakesInMock(engine.mockOf([]), loadLuau);
  if (engine !== undefined && inMock.length === 0) cache.set(mockKey, NOTHING);
  const mocked = inMock.length === 0 ? engine : undefined;
  const tools = { checkers, solvers, elsewhere, findingsOf, loadLuau, engine: mocked };
  const checked = groups.map((group) => checkGroup(group, tools));
  const samples = groups.flat();
  const excluded = samples.filter(({ meta }) => meta.noCheck).length;
  const notes = checked.flatMap((group) => group.notes);
  return {
    value: { total: samples.length, excluded, ran, notes },
    diagnostics: sortDiagnostics([
      ...inMock,
      ...groups.slice(0, 1).flatMap(([sample]) => rejectionDiagnostics(sample, rejections.reports)),
      ...checked.flatMap(({ diagnostics }) => diagnostics),
      ...documents.flatMap(luaSamples).map(languageDiagnostic),
    ]),
  };
}

type FindingsOf = (content: unknown, make: () => Findings) => Findings;

const NOTHING: Findings = { reports: [], names: [] };

interface Tools extends UnitTools, Pick<SampleOptions, "loadLuau" | "engine"> {
  readonly findingsOf: FindingsOf;
}

interface CheckedGroup {
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly SampleNote[];
}

function checkGroup(group: SampleGroup, tools: Tools): CheckedGroup {
  const { checkers, solvers, findingsOf } = tools;
  const checkUnit = (unit: Unit): CheckedGroup => {
    const { main, sources, definitions } = unit;
    const mock = isExecuted(unit) ? (tools.engine?.mockOf(definitions) ?? null) : null;
    return conclude(
      unit,
      findingsOf([main, sources, definitions, mock?.text], () => findIn(unit, mock, tools)),
      solvers,
    );
  };
  const checkDefinitions = (sample: Sample): CheckedGroup => {
    const unit = checkers.definitionUnit(sample);
    return conclude(
      unit,
      findingsOf(unit.sources, () => checkers.runDefinitions(unit, solvers)),
      solvers,
    );
  };
  const isDefinition = ({ meta }: Sample): boolean => meta.definitions && !meta.noCheck;
  const checked = [...group.filter(isDefinition).map(checkDefinitions), ...unitsOf(group).map(checkUnit)];
  const unchecked = group.filter(({ meta }) => meta.noCheck).map(uncheckedNote);
  return {
    diagnostics: [...checkAttributes(group), ...checked.flatMap(({ diagnostics }) => diagnostics)],
    notes: [...checked.flatMap(({ notes }) => notes), ...unchecked],
  };
}

function findIn(unit: Unit, mock: Mock | null, tools: Tools): Findings {
  const found = runUnit(unit, tools);
  // A script with a mistake has that to report.
  if (mock === null || tools.solvers.length === 0 || found.reports.some(({ kind }) => kind !== "lint"))
    return found;
  return { ...found, reports: [...found.reports, ...executeUnit(unit, mock, tools.loadLuau())] };
}

function conclude(unit: Unit, findings: Findings, solvers: readonly Solver[]): CheckedGroup {
  if (solvers.length === 0) return { diagnostics: [], notes: [uncheckedNote(unit.sample)] };
  const verdict = toVerdict(unit, findings.reports);
  return { diagnostics: verdict.diagnostics, notes: [toNote(unit, findings, verdict)] };
}

const isExecuted = ({ sample: { meta } }: Unit): boolean => !meta.noRun && meta.error === null;

const digestOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");
