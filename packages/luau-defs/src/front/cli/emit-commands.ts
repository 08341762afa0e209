import type { Command } from "commander";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { toBundle } from "../../write/bundle/bundle";
import { bundleVerdicts, type Report } from "../../write/bundle/bundle-verdicts";
import { toIdeDocs } from "../../write/editors/ide-docs";
import { toSelene } from "../../write/editors/selene";
import { DEFAULT_NAME, type LintConfig } from "../../check/lint/config";
import type { PipelineOutput } from "../../pipeline";
import type { StageResult } from "luau-diagnostics";
import { runOnArguments } from "./inputs";
import { configOption, docsOption, INPUTS, settingOption } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, reportProblems } from "./print-problems";
import { UsageError } from "./terminal";
import { writeOutput } from "./write-file";
import { toJson } from "../../write/json/model-json";

interface EmitOptions {
  readonly name?: string;
  readonly baseUrl?: string;
  readonly basePath?: string;
  readonly output?: string;
  readonly config?: string;
  readonly docs?: readonly string[];
}

type Emit = (output: PipelineOutput, options: EmitOptions, config: LintConfig) => StageResult<string>;

const nameOf = ({ name }: EmitOptions, config: LintConfig): string => name ?? config.name ?? DEFAULT_NAME;

export const addEmitters: Register = (program, terminal, done) => {
  const add = (command: Command, emit: Emit): void => {
    command
      .argument("<files...>", INPUTS)
      .option("-o, --output <file>", "Write to a file instead of standard output")
      .addOption(docsOption())
      .addOption(configOption())
      .action(async (files: string[], options: EmitOptions) => {
        const run = await runOnArguments(files, terminal, options);
        const { value, settings } = run;
        const emitted = hasErrors(run.diagnostics) ? null : emit(value, options, settings);
        const diagnostics = [...run.diagnostics, ...(emitted?.diagnostics ?? [])];
        reportProblems({ diagnostics, sources: value.sources }, terminal);
        // An incomplete bundle would load and mislead: with an error, none is written.
        const failed = emitted === null || hasErrors(diagnostics);
        if (!failed) await writeOutput(options.output, emitted.value, terminal);
        done(failed ? 1 : 0);
      });
  };
  add(bundleCommand(program), bundle);
  add(ideDocsCommand(program), ideDocs);
  add(seleneCommand(program), ({ globals }, options, config) => ({
    value: toSelene(globals, { name: nameOf(options, config) }),
    diagnostics: [],
  }));
};

/** Editors use either type solver, and load nothing of a bundle that theirs refuses. */
function bundle({ files }: PipelineOutput): StageResult<string> {
  const { value, diagnostics } = toBundle(files);
  if (hasErrors(diagnostics)) return { value, diagnostics };
  return { value, diagnostics: [...diagnostics, ...bundleVerdicts(files, reportsOf)] };
}

const reportsOf = (text: string): readonly Report[] =>
  (["new", "old"] as const).flatMap((solver) =>
    createChecker(loadLuau(), { solver })
      .define({ name: "@bundle", text })
      .map(({ message, span }) => ({ solver, message, span })),
  );

function ideDocs({ globals }: PipelineOutput, options: EmitOptions, config: LintConfig): StageResult<string> {
  const baseUrl = options.baseUrl ?? config.baseUrl;
  if (baseUrl === null)
    throw new UsageError("Where is the site? Give --base-url, or `baseUrl` in the configuration.");
  return {
    value: toIdeDocs(globals, {
      name: nameOf(options, config),
      baseUrl,
      basePath: options.basePath ?? config.basePath ?? undefined,
      pages: config.pages,
    }),
    diagnostics: [],
  };
}

const bundleCommand = (program: Command): Command =>
  addCommand(program, "bundle", "Merge all files into one definition file, for editors", {
    prints: "the definition file",
    failsOn: "an error in the definitions",
    examples: ["luau-defs bundle definitions -o kit.d.luau", "luau-defs bundle timer.d.luau camera.d.luau"],
  });

const ideDocsCommand = (program: Command): Command =>
  addCommand(
    program,
    "ide-docs",
    "Generate luau-lsp's documentation file: descriptions, links and examples for editors",
    {
      prints: "the documentation file",
      failsOn: "an error in the definitions",
      examples: ["luau-defs ide-docs definitions --name kit --base-url https://kit.example -o kit.docs.json"],
    },
  )
    .addOption(
      settingOption(
        "name",
        "--name <name>",
        "Name under which editors load the definitions: NAME of --definitions:@NAME=FILE",
      ),
    )
    .addOption(settingOption("baseUrl", "--base-url <address>", "Site's URL"))
    .addOption(
      settingOption(
        "basePath",
        "--base-path <path>",
        "Path of the reference on the site (default: /docs/api)",
      ),
    );

const seleneCommand = (program: Command): Command =>
  addCommand(program, "selene", "Generate a standard library for the linter selene", {
    prints: "the library",
    failsOn: "an error in the definitions",
    examples: ["luau-defs selene definitions --name kit -o kit.yml"],
  }).addOption(settingOption("name", "--name <name>", "Library's name"));

export const addJson: Register = (program, terminal, done) => {
  addCommand(program, "json", "Print the reference as JSON", {
    prints: "the reference as JSON",
    failsOn: "an error in the definitions",
    examples: ["luau-defs json definitions > reference.json", "luau-defs json timer.d.luau"],
  })
    .argument("<files...>", INPUTS)
    .addOption(docsOption())
    .addOption(configOption())
    .action(async (files: string[], options: Pick<EmitOptions, "docs" | "config">) => {
      const { value, diagnostics } = await runOnArguments(files, terminal, options);
      reportProblems({ diagnostics, sources: value.sources }, terminal);
      terminal.stdout.write(toJson(value.model));
      done(hasErrors(diagnostics) ? 1 : 0);
    });
};
