import path from "node:path";
import { Option } from "commander";
import type { SampleNotes } from "luau-contract";
import { counted, type Diagnostic, type ReportFormat } from "luau-diagnostics";
import { sourcesByPath } from "luau-syntax";
import { loadLuau, luauVersion } from "luau-wasm/node";
import { luauDigest } from "../store/luau-digest";
import { toSampleDefinitions } from "../../write/bundle/sample-definitions";
import { makeRoutes } from "../../link/addresses/routes";
import { DEFAULT_VERSIONS } from "../../check/lint/config";
import { toMock, type Mock } from "../../engine/mock/to-mock";
import { type PipelineOutput, runOnSources } from "../../pipeline";
import { withSeverities } from "../../check/rule-levels";
import { readMocks } from "../../read/source/companion-files";
import { sourceFile } from "../../read/source/source-file";
import { planSamples, type CheckedSamples, type SampleCache } from "../../engine/samples/check-samples";
import { elsewhereIn } from "../../engine/samples/elsewhere-names";
import type { Engine } from "../../engine/samples/execute-unit";
import type { Findings } from "../../engine/samples/findings";
import { usedEntries } from "../../engine/samples/used-entries";
import { runOnArguments } from "./inputs";
import { configOption, formatOption } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, printProblems, summaryOf } from "./print-problems";
import { sampleDocuments } from "./sample-documents";
import type { Terminal } from "./terminal";
import { freeMemory } from "../store/free-memory";
import { openMapFile } from "../store/map-file";
import { runInThreads } from "./work-in-threads";
import { writeText } from "./write-file";

interface Options {
  readonly format: ReportFormat;
  readonly strict: boolean;
  readonly run: boolean;
  readonly cache: string;
  readonly exclude: readonly string[];
  readonly definitions: readonly string[];
  readonly notes?: string;
  readonly config?: string;
}

const DEFAULT_CACHE = "node_modules/.cache/luau-defs/samples";

export const addSamples: Register = (program, terminal, done) => {
  addCommand(program, "samples", "Check the code samples of definitions and guides with Luau", {
    prints: "problems",
    failsOn: "an error; with --strict, a warning",
    examples: ["luau-defs samples definitions content --run", "luau-defs samples definitions --format json"],
  })
    .argument("<definitions>", "Definition file, folder or glob")
    .argument("[content...]", "Guides and scripts, or folders of them (`*.mdx`, `*.md`, `*.luau`, `*.lua`)")
    .addOption(formatOption())
    .option("--strict", "Let warnings fail, too", false)
    .option(
      "--run",
      "Execute each sample on a mock engine, too, and compare outputs in comments (`--> 7`)",
      false,
    )
    .option("--definitions <paths...>", "Further definition files, folders and globs", [])
    .option("--exclude <paths...>", "Folders and files of the content to ignore", [])
    // For a site's build, which checks each of its versions and shows what Luau found.
    .addOption(new Option("--cache <file>").default(DEFAULT_CACHE).hideHelp())
    .addOption(new Option("--notes <file>").hideHelp())
    .addOption(configOption())
    .action(async (definitions: string, content: string[], options: Options) => {
      done(await samples(definitions, content, options, terminal));
    });
};

async function samples(
  files: string,
  content: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const planned = await plan([files, ...options.definitions], content, options, terminal);
  if (planned === null) return 1;
  const { work, conclude, model, cache, save, sources, settings } = planned;
  // The threads need the memory that the plan took.
  freeMemory(true);
  const { value: checked, diagnostics } = conclude(
    await runInThreads(
      work,
      loadLuau,
      elsewhereIn(() => model),
    ),
  );
  const problems = withSeverities(diagnostics, Object.fromEntries(settings.rules));
  save(cache);
  await writeNotes(checked.notes, options.notes, terminal);
  const summary = samplesSummary(checked, problems);
  printProblems({ diagnostics: problems, sources, summary }, options.format, terminal);
  return (options.strict ? problems.length > 0 : hasErrors(problems)) ? 1 : 0;
}

/** Separate, so that trees and texts are freed while threads work. Null if the definitions have problems. */
async function plan(
  files: readonly string[],
  content: readonly string[],
  options: Options,
  terminal: Terminal,
) {
  const { value, diagnostics, settings } = await runOnArguments(files, terminal, {
    config: options.config,
    store: path.resolve(terminal.cwd, `${options.cache}.analyses`),
  });
  const { sources, model, files: analysed } = value;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const definitions = toSampleDefinitions(value);
  // Samples are checked with all definitions in one space.
  const problems = errors.length > 0 ? errors : definitions.diagnostics;
  if (problems.length > 0) {
    if (errors.length === 0) await writeNotes([], options.notes, terminal);
    const summary = summaryOf(problems, sources.size);
    printProblems({ diagnostics: problems, sources, summary }, options.format, terminal);
    return null;
  }
  // Definitions of frozen versions are not scripts.
  const frozen = (settings.versions ?? DEFAULT_VERSIONS).replaceAll("{version}", "*");
  const documents = await sampleDocuments(value, content, [...options.exclude, frozen], terminal);
  const luau = luauDigest();
  const { stored, save } = openMapFile<Findings>(path.resolve(terminal.cwd, options.cache), luau);
  const cache: SampleCache = new Map(stored);
  const engine = options.run ? await mockEngine(value, terminal) : undefined;
  const tools = { modules: value.required, loadLuau, luauDigest: luau, engine, cache };
  const { href } = makeRoutes(model, settings.basePath ?? undefined, settings.pages);
  const entryOf = usedEntries(model, analysed);
  const addressOf = (symbol: string): string | null => href(entryOf(symbol)?.section.id ?? null);
  return {
    ...planSamples(documents, { definitions: definitions.value, ...tools, addressOf }),
    model,
    cache,
    save,
    sources: sourcesByPath(documents.map(({ source }) => source)),
    settings,
  };
}

async function writeNotes(
  samples: SampleNotes["samples"],
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  const notes: SampleNotes = { luau: luauVersion(), samples };
  if (file !== undefined) await writeText(file, JSON.stringify(notes), terminal);
}

export async function mockEngine(output: PipelineOutput, { cwd }: Terminal): Promise<Engine> {
  const { sources } = output;
  const mocks = await readMocks([...sources.keys()], cwd);
  const cache = new Map<string, Mock>([["", toMock(output, mocks)]]);
  const create = (definitions: readonly string[]): Mock => {
    const files = definitions.map((text, index) => sourceFile(`sample-${index}.d.luau`, text));
    return toMock(runOnSources([...sources.values(), ...files]).value, mocks);
  };
  return {
    mockOf: (definitions) => {
      const key = definitions.join("\n");
      const mock = cache.get(key) ?? create(definitions);
      cache.set(key, mock);
      return mock;
    },
  };
}

function samplesSummary(
  { total, excluded, ran }: CheckedSamples,
  diagnostics: readonly Diagnostic[],
): string {
  const failed = diagnostics.filter(({ severity }) => severity === "error").length;
  return [
    `${counted(failed, "error")} in ${counted(total, "sample")}`,
    ...(excluded > 0 ? [`${excluded} not checked`] : []),
    ...(ran < total ? [`${total - ran - excluded} unchanged`] : []),
  ].join("; ");
}
