import { type Diagnostic, isReported, type ReportFormat, SEVERITIES, type Severity } from "luau-diagnostics";
import { Option } from "commander";
import { applyFixes } from "../../check/lint/apply-fixes";
import type { LintConfig } from "../../check/lint/config";
import type { FixableDiagnostic } from "../../check/lint/finding";
import { lintDiagnostics } from "../../check/lint/lint";
import { ALL_RULES } from "../../check/lint/lint-rules";
import { missingSamples } from "../../engine/samples/missing-samples";
import { type PipelineOutput, runOnSources } from "../../pipeline";
import { sourcesByPath } from "luau-syntax";
import { withoutAllowed } from "../../check/rule-levels";
import type { Reference } from "../../link/reference/read-reference";
import { sourceFile, type SourceFile } from "../../read/source/source-file";
import { findUses } from "./find-uses";
import { readArguments, readProject, withBesides, type ReadArguments } from "./inputs";
import {
  allOption,
  configOption,
  docsOption,
  formatOption,
  INPUTS,
  stdinFilenameOption,
} from "./shared-options";
import { typedCommand } from "../typed-commands";
import { showProgress } from "./progress";
import { addCommand, type Register } from "./register";
import { hasErrors, printProblems, summaryOf } from "./print-problems";
import { readSettings } from "./read-settings";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface CheckOptions {
  readonly fix: boolean;
  readonly level: Severity;
  readonly strict: boolean;
  readonly rules: boolean;
  readonly guides: readonly string[];
  readonly all: boolean;
  readonly format: ReportFormat;
  readonly docs?: readonly string[];
  readonly config?: string;
  readonly stdinFilename?: string;
}

export const addCheck: Register = (program, terminal, done) => {
  addCommand(program, "check", "Report every problem in the files, and fix what can be fixed safely", {
    prints: "problems; with --rules, the rules",
    failsOn: "an error; with --strict, any problem",
    examples: [
      "luau-defs check definitions",
      "luau-defs check 'api/**/*.d.luau' --strict",
      "luau-defs check definitions --level info --guides content/docs",
      "luau-defs check definitions --fix",
      "luau-defs check definitions --format sarif > check.sarif",
      "luau-defs check definitions - --stdin-filename definitions/timer.d.luau < unsaved",
      "luau-defs check --rules",
    ],
  })
    .argument("[files...]", INPUTS)
    .addOption(
      new Option("--level <level>", "Lowest level of problems to report")
        .choices(SEVERITIES)
        .default("warning"),
    )
    .option("--strict", "Let all reported problems fail, not only errors", false)
    .option("--fix", "Apply safe fixes to the files", false)
    .addOption(allOption())
    .addOption(formatOption())
    .addOption(docsOption())
    .addOption(configOption())
    .addOption(stdinFilenameOption())
    .option("--guides <paths...>", "Guides whose samples count for `missing-sample`", [])
    .option("--rules", "List the rules and their levels", false)
    .action(async (files: string[], options: CheckOptions) => done(await runCheck(files, options, terminal)));
};

async function runCheck(
  requests: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  const config = await readSettings(options.config, terminal);
  if (options.rules) return listRules(config, terminal);
  if (requests.length === 0)
    throw new UsageError(
      `Name the files to check, or folders of them. (${typedCommand("luau-defs check --help", terminal.env)})`,
    );
  const read = await readArguments(requests, terminal, { ...options, settings: config });
  const reference = await withBesides(
    await readProject(config, terminal, { ...read, docs: options.docs }),
    [...requests, options.stdinFilename],
    read,
    terminal,
  );
  const project: Project = { config, level: options.level, reference };
  const { sources, fixed } = options.fix
    ? await fixAll(read, project, terminal)
    : { sources: read.value, fixed: 0 };
  const { value, diagnostics } = analyse(sources, read.diagnostics, project, terminal);
  const wantsSamples = (config.rules.get("missing-sample") ?? "off") !== "off" && !hasErrors(diagnostics);
  const missing = wantsSamples ? await missingIn(value, options.guides, terminal) : [];
  const problems = problemsIn(value, [...diagnostics, ...missing], project);
  const fixedStdin = options.fix ? read.piped : null;
  if (fixedStdin !== null) terminal.stdout.write(sources.find(({ path }) => path === fixedStdin)?.text ?? "");
  printProblems(
    {
      diagnostics: problems.map(({ fix = null, ...problem }) => ({ ...problem, fixable: fix !== null })),
      sources: sourcesByPath(sources),
      notes: value.notes,
      summary: [countsOf(problems, sources.length, fixed), ...value.unpublishedNotes()].join("\n"),
      allBy: options.all ? null : commandForAll(options),
    },
    options.format,
    terminal,
    // A filter writes the fixed text to standard output.
    fixedStdin === null ? terminal.stdout : terminal.stderr,
  );
  return (options.strict ? problems.length > 0 : hasErrors(problems)) ? 1 : 0;
}

const commandForAll = ({ level }: CheckOptions): string =>
  `luau-defs check ${level === "warning" ? "" : `--level ${level} `}--all`;

function listRules({ rules }: LintConfig, { stdout }: Terminal): number {
  const width = Math.max(...ALL_RULES.map(({ name }) => name.length));
  for (const { name, severity, fixable, description } of ALL_RULES) {
    stdout.write(
      `${name.padEnd(width)}  ${(rules.get(name) ?? severity).padEnd(7)}  ` +
        `${fixable ? "fix" : "   "}  ${description}\n`,
    );
  }
  return 0;
}

interface Project extends Pick<CheckOptions, "level"> {
  readonly config: LintConfig;
  readonly reference: Reference;
}

const analyse = (
  sources: readonly SourceFile[],
  earlier: readonly Diagnostic[],
  { reference }: Project,
  terminal: Terminal,
) => runOnSources(sources, { onFile: showProgress(terminal), reference }, earlier);

const problemsIn = (
  { files }: PipelineOutput,
  diagnostics: readonly Diagnostic[],
  { config, level }: Project,
): readonly FixableDiagnostic[] =>
  lintDiagnostics(files, diagnostics, config).filter((one) => isReported(one, level));

async function missingIn(
  output: PipelineOutput,
  guides: readonly string[],
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const uses = await findUses(output, guides, terminal);
  const missing = missingSamples(output.model, (id) => uses.has(id));
  return withoutAllowed(missing, [...output.sources.values()]);
}

/** A fix may cause another problem; few rounds are enough for any text. */
const ROUNDS = 5;

async function fixAll(
  { value: sources, diagnostics: earlier, piped }: ReadArguments,
  project: Project,
  terminal: Terminal,
): Promise<{ readonly sources: readonly SourceFile[]; readonly fixed: number }> {
  let current = sources;
  let fixed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { value, diagnostics } = analyse(current, earlier, project, terminal);
    const problems = problemsIn(value, diagnostics, project);
    const next = current.map((source) => fixedSource(source, problems));
    const applied = next.reduce((sum, one) => sum + one.applied, 0);
    if (applied === 0) break;
    fixed += applied;
    current = next.map(({ source }) => source);
  }
  for (const [index, source] of current.entries())
    if (source.text !== sources[index]?.text && source.path !== piped)
      await writeText(source.path, source.text, terminal);
  return { sources: current, fixed };
}

function fixedSource(source: SourceFile, problems: readonly FixableDiagnostic[]) {
  const inFile = problems.filter(({ file }) => file === source.path);
  // A file with syntax errors is not fixed, because locations in it are unreliable.
  if (inFile.some(({ rule }) => rule === "syntax")) return { source, applied: 0 };
  const { text, applied } = applyFixes(
    source.text,
    inFile.flatMap(({ fix }) => fix ?? []),
  );
  return { source: applied === 0 ? source : sourceFile(source.path, text, source), applied };
}

function countsOf(problems: readonly FixableDiagnostic[], files: number, fixed: number): string {
  const fixable = problems.filter(({ fix = null }) => fix !== null).length;
  return [
    summaryOf(problems, files),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
    ...(fixable > 0 ? [`${fixable} can be fixed with --fix`] : []),
  ].join("; ");
}
