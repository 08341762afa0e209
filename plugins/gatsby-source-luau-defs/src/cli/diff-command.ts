import { stat } from "node:fs/promises";
import path from "node:path";
import { diffModels } from "../diff/diff-models";
import type { Change } from "../diff/change";
import { renderChangesJson, renderChangesMarkdown, renderChangesText } from "../diff/render-changes";
import { DEFAULT_VERSIONS } from "../lint/config";
import { runOnArguments } from "./inputs";
import { configOption, formatOption } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, reportMistakes } from "./report";
import { readSettings } from "./settings";
import { UsageError, type Terminal } from "./terminal";

const FORMATS = ["text", "json", "markdown"] as const;

const RENDERERS: Readonly<Record<(typeof FORMATS)[number], (changes: readonly Change[]) => string>> = {
  text: renderChangesText,
  json: renderChangesJson,
  markdown: renderChangesMarkdown,
};

interface DiffOptions {
  readonly format: (typeof FORMATS)[number];
  readonly breaking: boolean;
  readonly config?: string;
}

/** `luau-defs diff` */
export const addDiff: Register = (program, terminal, done) => {
  program
    .command("diff")
    .description("list all changes of the interface between two versions: breaking, addition, documentation")
    .argument("<old>", "a definition file, a folder of them, a glob, or the name of a frozen version")
    .argument("<new>", "the new version, likewise; - for standard input")
    .addOption(formatOption(FORMATS))
    .option("--breaking", "fail if there is a breaking change", false)
    .addOption(configOption())
    .addHelpText(
      "after",
      examples(
        "luau-defs diff old/definitions definitions",
        "luau-defs diff 1.0 definitions --format markdown > changes.md",
        "git show main:timer.d.luau > /tmp/timer.d.luau && " +
          "luau-defs diff /tmp/timer.d.luau timer.d.luau --breaking",
      ),
    )
    .action(async (before: string, after: string, options: DiffOptions) => {
      done(await runDiff(before, after, options, terminal));
    });
};

async function runDiff(
  before: string,
  after: string,
  options: DiffOptions,
  terminal: Terminal,
): Promise<number> {
  const render = RENDERERS[options.format];
  if (before === "-" && after === "-")
    throw new UsageError("Only one of the two versions can come from standard input.");
  const settings = await readSettings(options.config, terminal);
  const versions = settings.versions ?? DEFAULT_VERSIONS;
  const old = await runOnArguments([await resolveVersion(before, versions, terminal)], terminal, {
    settings,
  });
  const now = await runOnArguments([await resolveVersion(after, versions, terminal)], terminal, { settings });
  const failed = [old, now].filter(({ diagnostics }) => hasErrors(diagnostics));
  // A type that could not be parsed would be reported as removed.
  for (const {
    value: { sources },
    diagnostics,
  } of failed)
    reportMistakes({ diagnostics, sources }, terminal);
  if (failed.length > 0) return 1;
  const isPair = (await isFile(before, terminal)) && (await isFile(after, terminal));
  // If two files are compared, they are two states of one module, whatever their names.
  const changes = diffModels(old.value.model, now.value.model).filter(
    ({ kind }) => !(isPair && kind === "moved"),
  );
  terminal.stdout.write(render(changes));
  return options.breaking && changes.some((change) => change.class === "breaking") ? 1 : 0;
}

/** Accepts pipes as well as files: the shell's `<(git show main:timer.d.luau)` is one. */
async function isFile(request: string, { cwd }: Terminal): Promise<boolean> {
  const entry = await stat(path.resolve(cwd, request)).catch(() => null);
  return request === "-" || (entry !== null && !entry.isDirectory());
}

/** An existing path, otherwise the folder of the frozen version of that name, if there is one. */
async function resolveVersion(request: string, versions: string, { cwd }: Terminal): Promise<string> {
  const folder = versions.replaceAll("{version}", request);
  const isThere = async (file: string): Promise<boolean> =>
    (await stat(path.resolve(cwd, file)).catch(() => null)) !== null;
  const isName = /^[\w.-]+$/.test(request) && request !== "-";
  return isName && !(await isThere(request)) && (await isThere(folder)) ? folder : request;
}
