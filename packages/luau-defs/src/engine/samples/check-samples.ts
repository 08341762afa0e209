/**
 * In: documents, the definitions, Luau. Out: every problem in the samples, by `fences.ts`, `sample.ts`,
 * `units.ts`, `questions.ts`, `work.ts`, `to-diagnostics.ts` (and `to-note.ts`). A sample is checked again if
 * it has changed, or a declaration that it can reach.
 */
import type { SampleNote } from "luau-contract";
import { counted, type Diagnostic, sortDiagnostics, type StageResult } from "luau-diagnostics";
import { compare } from "luau-syntax";
import type { Elsewhere } from "luau-search";
import type { Definition } from "../../model/definition";
import { definitionGroups, groupsByName, groupsNamedIn, type DefinitionGroup } from "./definition-groups";
import type { SampleDocument } from "./documents";
import { problemsInMock, type Engine } from "./execute-unit";
import { openQuestions, type Key, type Questions, type SampleCache } from "./questions";
import { SOLVERS, type Findings, type Report } from "./findings";
import { locatedUses, type LocatedUse } from "./located-uses";
import { groupsIn, luaSamples, type Sample, type SampleGroup } from "./sample";
import { attributeDiagnostic, checkAttributes, languageDiagnostic, toVerdict } from "./to-diagnostics";
import { toNote, uncheckedNote } from "./to-note";
import { unitsOf, type Unit } from "./units";
import { runWork, type WorkResults, type Work } from "./work";

export type { SampleCache };

interface SampleOptions {
  /** As editors load them, in order. */
  readonly definitions: readonly Definition[];
  /** Names of the engine's plain Luau modules, which scripts require. */
  readonly modules?: readonly string[];
  /** Compiles Luau's WebAssembly. Called only if something has changed. */
  readonly loadLuau: () => WebAssembly.Module;
  readonly luauDigest: string;
  readonly engine?: Engine | undefined;
  readonly cache?: SampleCache;
  /** The address of a symbol's entry; see used-entries.ts. By default, no use of an entry is noted. */
  readonly addressOf?: (symbol: string) => string | null;
}

export interface CheckedSamples {
  readonly total: number;
  /** Samples with `no-check`. */
  readonly excluded: number;
  readonly ran: number;
  readonly notes: readonly SampleNote[];
  /** The symbols that checked samples use, at their places in the files. */
  readonly uses: readonly LocatedUse[];
}

/** @param elsewhere finds the equivalents of other engines' names; nothing by default */
export function checkSamples(
  documents: readonly SampleDocument[],
  options: SampleOptions & { readonly elsewhere?: Elsewhere },
): StageResult<CheckedSamples> {
  const { work, conclude } = planSamples(documents, options);
  return conclude(runWork(work, options.loadLuau, options.elsewhere ?? (() => null)));
}

interface SamplePlan {
  readonly work: Work;
  conclude(results: WorkResults): StageResult<CheckedSamples>;
}

export function planSamples(
  documents: readonly SampleDocument[],
  {
    definitions,
    modules = [],
    loadLuau,
    luauDigest,
    engine,
    cache = new Map(),
    addressOf = () => null,
  }: SampleOptions,
): SamplePlan {
  const scoped = documents.flatMap((document) =>
    groupsIn(document).map((samples) => ({ samples, scope: document.scope })),
  );
  const texts = scoped.map(({ samples }) => samples);
  // Without samples, the definitions are not checked.
  const groups = texts.length === 0 ? [] : definitionGroups(definitions);
  const questions = openQuestions(cache, luauDigest, { groups, modules });
  const accepted = groups.map((_, groupIndex) => questions.askGroup(groupIndex));
  const mock = engine?.mockOf([]);
  const inMock = mock === undefined ? [] : questions.askOnce(mock.text, () => problemsInMock(mock, loadLuau));
  const ask = createAsk(questions, groups, inMock.length === 0 ? engine : undefined);
  const plans = scoped.map(({ samples, scope }) => ({ samples, units: unitsOf(samples, scope).map(ask) }));
  const ran = plans.flatMap(({ units }) => units).filter(({ key }) => !questions.isKnown(key)).length;
  return {
    work: questions.work(),
    conclude: (results) => {
      const answerTo = questions.answers(results);
      const reports = accepted.flatMap((key) => answerTo(key).reports);
      const checked = plans.map(({ samples, units }) =>
        concludeText(samples, units, { answerTo, addressOf }),
      );
      return {
        value: {
          ...countsOf(texts.flat()),
          ran,
          notes: checked.flatMap(({ notes }) => notes),
          uses: checked.flatMap(({ uses }) => uses),
        },
        diagnostics: sortDiagnostics([
          ...inMock,
          ...rejectionDiagnostics(texts[0]?.[0], reports),
          ...checked.flatMap(({ diagnostics }) => diagnostics),
          ...documents.flatMap(luaSamples).map(languageDiagnostic),
        ]),
      };
    },
  };
}

interface PlannedUnit {
  readonly unit: Unit;
  readonly key: Key;
  /** The platform whose names it uses as `any`; null if all that it uses is typed. */
  readonly platform: string | null;
}

function createAsk(
  questions: Questions,
  groups: readonly DefinitionGroup[],
  engine: Engine | undefined,
): (unit: Unit) => PlannedUnit {
  const byName = groupsByName(groups);
  return (unit) => {
    const { sample, ...code } = unit;
    const texts = [...code.sources.map(({ text }) => text), ...code.definitions];
    const dependencies = groupsNamedIn(texts, byName);
    const platform = dependencies.flatMap((group) => groups[group]?.platform ?? []).at(0) ?? null;
    // The mock engine has nothing of a platform.
    const isExecuted =
      platform === null && code.sources.length > 0 && !sample.meta.noRun && sample.meta.error === null;
    const mock = isExecuted ? (engine?.mockOf(code.definitions) ?? null) : null;
    return { unit, platform, key: questions.askUnit(code, dependencies, mock) };
  };
}

const countsOf = (samples: SampleGroup): Pick<CheckedSamples, "total" | "excluded"> => ({
  total: samples.length,
  excluded: samples.filter(({ meta }) => meta.noCheck).length,
});

interface CheckedText extends Pick<CheckedSamples, "notes" | "uses"> {
  readonly diagnostics: readonly Diagnostic[];
}

interface Answers {
  readonly answerTo: (key: Key) => Findings;
  readonly addressOf: (symbol: string) => string | null;
}

function concludeText(samples: SampleGroup, units: readonly PlannedUnit[], answers: Answers): CheckedText {
  const checked = units.map((one) => concludeUnit(one, answers));
  const unchecked = samples.filter(({ meta }) => meta.noCheck).map(uncheckedNote);
  return {
    diagnostics: [...checkAttributes(samples), ...checked.flatMap(({ diagnostics }) => diagnostics)],
    notes: [...checked.flatMap(({ notes }) => notes), ...unchecked],
    uses: checked.flatMap(({ uses }) => uses),
  };
}

function concludeUnit({ unit, platform, key }: PlannedUnit, { answerTo, addressOf }: Answers): CheckedText {
  const findings = answerTo(key);
  if (findings.solvers.length === 0)
    return { diagnostics: [], notes: [uncheckedNote(unit.sample)], uses: [] };
  const verdict = toVerdict(unit, findings.reports);
  return {
    diagnostics: verdict.diagnostics,
    notes: [{ ...toNote(unit, findings, verdict, addressOf), ...(platform !== null && { platform }) }],
    uses: locatedUses(unit, findings.uses),
  };
}

/** A warning for each solver that rejects the definitions, at the first sample: the bundle is not a file. */
const rejectionDiagnostics = (
  sample: Sample | undefined,
  reports: readonly Report[],
): readonly Diagnostic[] =>
  sample === undefined
    ? []
    : SOLVERS.flatMap((solver) => {
        const causes = causesIn(reports.filter((report) => report.solver === solver));
        if (causes.length === 0) return [];
        return attributeDiagnostic(sample, "sample-definitions", {
          message:
            `Luau's ${solver} type solver rejects the definitions, ` +
            `so it checks no sample that needs them: ${causes.join("; ")}`,
          suggestion: "`luau-defs bundle` reports where they are.",
        });
      });

const MAX_CAUSES = 4;

function causesIn(reports: readonly Report[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { message } of reports) counts.set(message, (counts.get(message) ?? 0) + 1);
  const causes = [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || compare(a, b))
    .map(([message, count]) => (count === 1 ? message : `${message} (in ${count} declarations)`));
  const more = causes.length - MAX_CAUSES;
  return more > 0 ? [...causes.slice(0, MAX_CAUSES), `and ${counted(more, "other cause")}`] : causes;
}
