/** The work for Luau, as data that can be sent to a thread. */
import type { Elsewhere } from "luau-search";
import { chunksOf } from "luau-syntax";
import type { Mock } from "../mock/to-mock";
import { createCheckers, type Checkers, type Reach } from "./checkers";
import type { DefinitionGroup } from "./definition-groups";
import { executeUnit } from "./execute-unit";
import { runUnit } from "./run-unit";
import { SOLVERS, type Findings, type Report } from "./findings";
import type { UnitCode } from "./units";

export interface Work {
  readonly groups: readonly DefinitionGroup[];
  readonly modules: readonly string[];
  readonly mocks: readonly Mock[];
  readonly groupIndexes: readonly number[];
  readonly units: readonly UnitWork[];
}

export interface UnitWork {
  /** A sample of definitions is among its own definitions, and has no sources. */
  readonly unit: UnitCode;
  readonly dependencies: readonly number[];
  readonly mock: number | null;
}

export interface WorkResults {
  /** Each solver's first report about each group. */
  readonly groups: readonly Findings[];
  readonly units: readonly Findings[];
}

export function runWork(
  { groups, modules, mocks, groupIndexes, units }: Work,
  loadLuau: () => WebAssembly.Module,
  elsewhere: Elsewhere,
): WorkResults {
  const checkers = createCheckers(groups, modules, loadLuau);
  const runOne = ({ unit, dependencies, mock }: UnitWork): Findings => {
    if (unit.sources.length === 0)
      return loadSample({ dependencies, definitions: unit.definitions }, checkers);
    const findings = runUnit(unit, dependencies, { checkers, elsewhere });
    const engineMock = mock === null ? undefined : mocks[mock];
    const { reports, solvers } = findings;
    // A script with a problem is not executed.
    if (engineMock === undefined || solvers.length === 0 || reports.some(isProblem)) return findings;
    return { ...findings, reports: [...reports, ...executeUnit(unit, engineMock, loadLuau())] };
  };
  const ofUnits = units.map(runOne);
  return { groups: load(groupIndexes, checkers), units: ofUnits };
}

/** Number of groups that one checker loads. */
const BATCH_SIZE = 100;

function load(groupIndexes: readonly number[], checkers: Checkers): readonly Findings[] {
  return chunksOf(groupIndexes, BATCH_SIZE).flatMap((batch) => {
    const bySolver = SOLVERS.map((solver) => checkers.rejectionsOf(solver, batch));
    return batch.map((_, index): Findings => {
      const reports = bySolver.flatMap((rejections) => rejections[index]?.slice(0, 1) ?? []);
      return { reports, names: [], uses: [], solvers: [] };
    });
  });
}

function loadSample(reach: Reach, checkers: Checkers): Findings {
  const solvers = SOLVERS.filter((solver) => checkers.checkerOf(solver, reach) !== null);
  const reports = solvers.flatMap((solver) => checkers.reportsOf(solver, reach));
  return { reports, names: [], uses: [], solvers };
}

const isProblem = ({ kind }: Report): boolean => kind !== "lint";
