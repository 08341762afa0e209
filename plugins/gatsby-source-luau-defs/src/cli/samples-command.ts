import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  counted,
  sourcesByPath,
  toJsonReport,
  type Diagnostic,
  type SampleNotes,
  type SourceText,
} from "luau-contract";
import { loadLuau, luauPath, luauVersion } from "luau-wasm/node";
import { toDefinitions } from "../bundle/bundle";
import { toMock, type Mock } from "../mock/to-mock";
import {
  readMocks,
  runOnSources,
  sourceFile,
  withSeverities,
  type PipelineOutput,
  type SeverityOverrides,
} from "../pipeline";
import { planSamples, type CheckedSamples, type SampleCache } from "../samples/check-samples";
import type { Engine } from "../samples/execute-unit";
import { SAMPLE_RULES } from "../samples/rules";
import { definitionDocument, textDocument, type SampleDocument } from "../samples/documents";
import { runOnArguments } from "./inputs";
import { configOption } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, report, reportMistakes } from "./report";
import { readSettings } from "./settings";
import { UsageError, type Terminal } from "./terminal";
import { runInThreads } from "./work-in-threads";
import { writeText } from "./write-file";

interface Options {
  readonly json: boolean;
  readonly strict: boolean;
  /** Execute the samples. */
  readonly run: boolean;
  /** A path, or false for `--no-cache`. */
  readonly cache: string | false;
  readonly exclude: readonly string[];
  readonly notes?: string;
  readonly level: readonly string[];
  readonly config?: string;
}

const DEFAULT_CACHE = "node_modules/.cache/luau-defs/samples.json";

/** `luau-defs samples` */
export const addSamples: Register = (program, terminal, done) => {
  program
    .command("samples")
    .description("check the code samples of definitions and guides with Luau")
    .argument("<definitions>", "definition files, or a folder of them")
    .argument("[content...]", "guides and scripts, or folders of them (`*.mdx`, `*.md`, `*.luau`)")
    .option("--json", "print the result as JSON", false)
    .option("--strict", "let warnings fail, too", false)
    .option("--run", "execute each sample on a mock engine, too", false)
    .option("--exclude <paths...>", "folders and files of the content to ignore", [])
    .option("--cache <file>", "where results are kept for the next run", DEFAULT_CACHE)
    .option("--no-cache", "check every sample again")
    .option("--notes <file>", "where to write errors and types for the pages that show the samples")
    .option("--level <rules...>", "levels of rules: `sample-lint=off`", [])
    .addOption(configOption())
    .addHelpText(
      "after",
      examples("luau-defs samples definitions content --run", "luau-defs samples definitions --json"),
    )
    .action(async (definitions: string, content: string[], options: Options) => {
      done(await samples(definitions, content, options, terminal));
    });
};

async function samples(
  definitions: string,
  content: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const settings = await readSettings(options.config, terminal);
  const levels = readLevels(options.level);
  const { value, diagnostics } = await runOnArguments([definitions], terminal, { settings });
  const bundled = toDefinitions(value.files);
  const broken = [...diagnostics, ...bundled.diagnostics].filter(({ severity }) => severity === "error");
  if (broken.length > 0) {
    reportMistakes({ diagnostics: broken, sources: value.sources }, terminal);
    return 1;
  }
  const documents = [
    ...definitionDocuments(value),
    ...(await readDocuments(content, options.exclude, terminal)),
  ];
  const cache = await readCache(options.cache, terminal);
  const luau = createHash("sha256").update(readFileSync(luauPath())).digest("base64url");
  const engine = options.run ? await mockEngine(value, terminal) : undefined;
  const plan = planSamples(documents, { definitions: bundled.value, loadLuau, luau, engine, cache });
  const { value: checked, diagnostics: found } = plan.conclude(await runInThreads(plan.work, loadLuau));
  const mistakes = withSeverities(found, { ...Object.fromEntries(settings.rules), ...levels });
  if (options.cache !== false) await writeText(options.cache, JSON.stringify([...cache]), terminal);
  if (options.notes !== undefined) {
    const notes: SampleNotes = { luau: luauVersion(), samples: checked.notes };
    await writeText(options.notes, JSON.stringify(notes), terminal);
  }
  print(checked, mistakes, documents, options, terminal);
  return (options.strict ? mistakes.length > 0 : hasErrors(mistakes)) ? 1 : 0;
}

/** `sample-lint=off` has precedence over the configuration: a site has levels of its own. */
function readLevels(written: readonly string[]): SeverityOverrides {
  return Object.fromEntries(
    written.map((text) => {
      const [rule = "", level] = text.split("=");
      if (!SAMPLE_RULES.some(({ name }) => name === rule))
        throw new UsageError(
          `There is no rule \`${rule}\`: ${SAMPLE_RULES.map(({ name }) => name).join(", ")}.`,
        );
      if (level !== "error" && level !== "warning" && level !== "off")
        throw new UsageError(`The level of \`${rule}\` must be error, warning or off.`);
      return [rule, level];
    }),
  );
}

const definitionDocuments = ({ files }: PipelineOutput): readonly SampleDocument[] =>
  files.map(({ source, tree }) => definitionDocument(source, tree));

/** Of the definitions, the mocks beside them, and what samples define. */
async function mockEngine({ sources, model, globals }: PipelineOutput, { cwd }: Terminal): Promise<Engine> {
  const mocks = await readMocks([...sources.keys()], cwd);
  const made = new Map<string, Mock>([["", toMock({ model, globals, mocks })]]);
  return {
    mockOf: (definitions) => {
      const key = definitions.join("\n");
      const known = made.get(key);
      if (known !== undefined) return known;
      const files = definitions.map((text, index) => sourceFile(`sample-${index}.d.luau`, text));
      const mock = toMock({ ...runOnSources([...sources.values(), ...files]).value, mocks });
      made.set(key, mock);
      return mock;
    },
  };
}

async function readDocuments(
  requests: readonly string[],
  exclude: readonly string[],
  { cwd }: Terminal,
): Promise<readonly SampleDocument[]> {
  if (requests.length === 0) return [];
  const { glob } = await import("tinyglobby");
  const patterns = requests.flatMap((request) => [request, `${request}/**/*.{md,mdx,luau}`]);
  const ignore = ["**/node_modules/**", ...exclude.flatMap((folder) => [folder, `${folder}/**`])];
  const found = await glob(patterns, { cwd, ignore, expandDirectories: false });
  for (const request of requests)
    if (!existsSync(path.resolve(cwd, request)))
      throw new UsageError(`There is no file or folder \`${request}\`.`);
  return Promise.all(
    found.sort().map(async (file) => textDocument(file, await readFile(path.resolve(cwd, file), "utf8"))),
  );
}

/** A cache that cannot be read is as good as none. */
async function readCache(file: string | false, { cwd }: Terminal): Promise<SampleCache> {
  if (file === false) return new Map();
  try {
    return new Map(JSON.parse(await readFile(path.resolve(cwd, file), "utf8")) as [string, never][]);
  } catch {
    return new Map();
  }
}

function print(
  { total, excluded, ran }: CheckedSamples,
  diagnostics: readonly Diagnostic[],
  documents: readonly SampleDocument[],
  { json }: Options,
  terminal: Terminal,
): void {
  if (json) {
    terminal.stdout.write(toJsonReport(diagnostics));
    return;
  }
  const sources: ReadonlyMap<string, SourceText> = sourcesByPath(documents.map(({ source }) => source));
  report({ diagnostics, sources }, terminal.stdout, terminal);
  const failed = diagnostics.filter(({ severity }) => severity === "error").length;
  const notes = [
    `${counted(failed, "error")} in ${counted(total, "sample")}`,
    ...(excluded > 0 ? [`${excluded} not checked`] : []),
    ...(ran < total ? [`${total - ran - excluded} unchanged`] : []),
  ];
  terminal.stdout.write(`${notes.join("; ")}\n`);
}
