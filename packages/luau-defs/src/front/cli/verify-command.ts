import path from "node:path";
import { folderOfGlob, VERIFIED_FILE } from "luau-contract";
import { counted, type Diagnostic, type ReportFormat } from "luau-diagnostics";
import { sourceText, type SourceText, withForwardSlashes } from "luau-syntax";
import type { LintConfig } from "../../check/lint/config";
import { withRuleLevels } from "../../check/rule-levels";
import type { ProbePlan } from "../../engine/verify/lookup";
import { readBaseline, withoutAccepted, writeBaseline } from "../../engine/verify/baseline";
import { compare, type Comparison, type Difference } from "../../engine/verify/compare-report";
import { keyOf } from "../../engine/verify/name-keys";
import { readReport, type Report } from "../../engine/verify/read-report";
import { isDate } from "../../link/reference/verified-file";
import { writeVerified } from "../../engine/verify/write-verified";
import { planDigest } from "../../engine/verify/write-probe";
import { configOption, formatOption, INPUTS } from "./shared-options";
import { runOnArguments } from "./inputs";
import { readText } from "./read-settings";
import { planFor } from "./probe-command";
import { addCommand, type Register } from "./register";
import { hasErrors, printProblems, reportErrors } from "./print-problems";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface VerifyOptions {
  readonly format: ReportFormat;
  readonly strict: boolean;
  readonly baseline?: string;
  readonly writeBaseline: boolean;
  readonly engine?: string;
  readonly write: boolean;
  readonly date?: string;
  readonly config?: string;
}

export const addVerify: Register = (program, terminal, done) => {
  addCommand(program, "verify", "Compare the definitions with a report of probe", {
    prints: "problems",
    failsOn: "an error; with --strict, a warning",
    examples: [
      "luau-defs verify report.txt definitions",
      'luau-defs verify report.txt definitions --engine "Lune 0.11.1" --write',
      "luau-defs verify report.txt definitions --baseline accepted.json --write-baseline",
      "lune run probe.luau | luau-defs verify - definitions --format github",
    ],
  })
    .argument("<report>", "Output of the script of probe; - for standard input")
    .argument("[files...]", INPUTS, ["definitions"])
    .addOption(formatOption())
    .option("--strict", "Let warnings fail, too", false)
    .option("--baseline <file>", "Accepted differences, which are not reported")
    .option("--write-baseline", "Accept all differences: write them to the baseline", false)
    .option("--engine <name>", 'Engine\'s name and version, such as "Lune 0.11.1"')
    .option(
      "--write",
      `Keep what was verified in ${VERIFIED_FILE}, beside the definitions, for the site`,
      false,
    )
    .option("--date <date>", "Day of the report, such as 2026-11-24 (default: today)")
    .addOption(configOption())
    .action(async (report: string, files: string[], options: VerifyOptions) => {
      done(await verify(report, files, options, terminal));
    });
};

async function verify(
  reportFile: string,
  requests: readonly string[],
  options: VerifyOptions,
  terminal: Terminal,
): Promise<number> {
  const record = recordOf(options);
  const { config } = options;
  const run = await runOnArguments(requests, terminal, { config });
  if (reportErrors(run, terminal)) return 1;
  const { value, settings } = run;
  const plan = planFor(value, settings);
  const { report, source } = await readReportFile(reportFile, terminal);
  if (report.digest !== planDigest(plan)) throw new UsageError(otherDefinitions(report, plan, reportFile));
  const compared = compare(plan, report, {
    reportFile: source.path,
    withUnderscored: settings.reference.underscored === "shown",
  });
  const sources = new Map<string, SourceText>([...value.sources, [source.path, source]]);
  const reported = withRuleLevels(compared.differences, [...value.sources.values()], settings.rules);
  const problems = await withBaseline(reported, { sources, rules: settings.rules }, options, terminal);
  if (record !== null) await writeText(recordFile(requests), writeVerified(compared, record), terminal);
  const summary = summaryOf(compared, problems);
  const printed = { diagnostics: problems, sources, notes: report.problems, summary };
  printProblems(printed, options.format, terminal);
  return (options.strict ? problems.length > 0 : hasErrors(problems)) ? 1 : 0;
}

/** The facts that `--write` records besides symbols; null without it. */
function recordOf({ write, engine, date = new Date().toISOString().slice(0, 10) }: VerifyOptions) {
  if (!isDate(date)) throw new UsageError("--date takes a day, such as 2026-11-24.");
  if (!write) return null;
  if (engine === undefined || engine.trim() === "")
    throw new UsageError('Which engine was it? Give --engine, too: `--engine "Lune 0.11.1"`.');
  return { engine: engine.trim(), date };
}

function recordFile([first = "."]: readonly string[]): string {
  const folder = folderOfGlob(withForwardSlashes(first));
  return path.posix.join(/\.luau?$/i.test(folder) ? path.posix.dirname(folder) : folder, VERIFIED_FILE);
}

/** Writes the baseline, or leaves out the differences that it accepts. Adds its text to `sources`. */
async function withBaseline(
  differences: readonly Difference[],
  { sources, rules }: { readonly sources: Map<string, SourceText>; readonly rules: LintConfig["rules"] },
  { baseline: file, writeBaseline: isWritten }: VerifyOptions,
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  if (isWritten) {
    if (file === undefined) throw new UsageError("Which file? Give --baseline, too.");
    await writeText(file, writeBaseline(differences), terminal);
    return [];
  }
  if (file === undefined) return differences;
  const text = await readText(file, "baseline", terminal);
  const read = readBaseline(text);
  if (read.kind === "broken") throw new UsageError(`\`${file}\` is not a baseline: ${read.reason}.`);
  const source = sourceText(file, text);
  sources.set(file, source);
  return withRuleLevels(withoutAccepted(differences, read.items, source), [], rules);
}

export async function readReportFile(
  file: string,
  terminal: Terminal,
): Promise<{ readonly report: Report; readonly source: SourceText }> {
  const text = await readText(file, "report", terminal);
  const read = readReport(text, file);
  if (read.kind === "unusable") throw new UsageError(read.problems.join("\n"));
  return { report: read.report, source: sourceText(file, text) };
}

/** The notes on a report of other definitions: symbols that it has or lacks. */
function otherDefinitions({ facts }: Report, { values }: ProbePlan, file: string): string {
  const planned = new Set(values.map(({ names }) => keyOf(names)));
  const reported = new Set(facts.filter(({ isNew }) => !isNew).map(({ names }) => keyOf(names)));
  const added = [...planned].filter((key) => !reported.has(key)).length;
  const gone = [...reported].filter((key) => !planned.has(key)).length;
  return (
    `\`${file}\` is the report of other definitions: it lacks ${counted(added, "symbol")} of these, and has ` +
    `${counted(gone, "symbol")} that these do not declare. Write the probe again, and run it.`
  );
}

function summaryOf({ present, missing, unprobed }: Comparison, problems: readonly Diagnostic[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const clauses = [
    `${counted(present.length, "symbol")} found in the engine`,
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ...(unprobed > 0 ? [`${counted(unprobed, "member")} of extern types not asked`] : []),
    problems.length === 0
      ? "no differences"
      : [counted(errors, "error"), counted(problems.length - errors, "warning")].join(", "),
  ];
  return clauses.join("; ");
}
