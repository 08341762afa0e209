import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { diffModels } from "../../engine/diff/diff-models";
import type { Change } from "../../engine/diff/change";
import {
  renderChangesJson,
  renderChangesMarkdown,
  renderChangesText,
  renderSemverReasons,
} from "../../engine/diff/render-changes";
import { semverOf } from "../../engine/diff/semver";
import { makeRoutes, onSite, withoutLastSlash } from "../../link/addresses/routes";
import { DEFAULT_VERSIONS, type LintConfig } from "../../check/lint/config";
import type { ApiModel } from "../../model/model";
import { runOnArguments } from "./inputs";
import { configOption, formatOption, settingOption } from "./shared-options";
import { addCommand, type Register } from "./register";
import { reportErrors } from "./print-problems";
import { readSettings } from "./read-settings";
import { UsageError, type Terminal } from "./terminal";

const FORMATS = ["text", "json", "markdown"] as const;

interface DiffOptions {
  readonly format: (typeof FORMATS)[number];
  readonly breaking: boolean;
  readonly semver: boolean;
  readonly releaseNotes: boolean;
  readonly baseUrl?: string;
  readonly basePath?: string;
  readonly config?: string;
}

export const addDiff: Register = (program, terminal, done) => {
  addCommand(
    program,
    "diff",
    "List all changes between two versions: breaking changes, additions, documentation",
    {
      prints: "the changes; with --semver, a word; with --release-notes, Markdown",
      failsOn: "an error in one of the versions; with --breaking, a breaking change",
      examples: [
        "luau-defs diff old/definitions definitions",
        "luau-defs diff 1.0 definitions --semver",
        "luau-defs diff 1.0 definitions --release-notes --base-url https://kit.example > notes.md",
        "git show main:timer.d.luau > old.d.luau && luau-defs diff old.d.luau timer.d.luau --breaking",
      ],
    },
  )
    .argument("<old>", "Definition file, folder, glob, or name of a frozen version")
    .argument("<new>", "The new version, likewise; - for standard input")
    .addOption(formatOption(FORMATS))
    .option("--breaking", "Fail if there is a breaking change", false)
    .option("--semver", "Print major, minor or patch, and the changes that decide to standard error", false)
    .option("--release-notes", "Write Markdown with what to use instead, like --format markdown", false)
    .addOption(
      settingOption("baseUrl", "--base-url <address>", "Site's URL, for links in Markdown to entries"),
    )
    .addOption(
      settingOption("basePath", "--base-path <path>", "Path of the new version's reference on the site"),
    )
    .addOption(configOption())
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
  const problem = problemIn(before, after, options);
  if (problem !== null) throw new UsageError(problem);
  const settings = await readSettings(options.config, terminal);
  const versions = settings.versions ?? DEFAULT_VERSIONS;
  const read = (request: string) =>
    runOnArguments([resolveVersion(request, versions, terminal)], terminal, { settings });
  const old = await read(before);
  const now = await read(after);
  // A type that could not be parsed would be reported as removed.
  const failed = [old, now].map((run) => reportErrors(run, terminal));
  if (failed.includes(true)) return 1;
  const isPair = (await isFile(before, terminal)) && (await isFile(after, terminal));
  const { model } = now.value;
  // If two files are compared, they are two states of one module, whatever their names.
  const changes = diffModels(old.value.model, model).filter(({ kind }) => !(isPair && kind === "moved"));
  const { semver, format } = options;
  if (semver) {
    terminal.stdout.write(`${semverOf(changes).level}\n`);
    terminal.stderr.write(renderSemverReasons(changes));
  } else if (options.releaseNotes || format === "markdown")
    terminal.stdout.write(toMarkdown(changes, model, options, settings));
  else terminal.stdout.write(format === "json" ? renderChangesJson(changes) : renderChangesText(changes));
  return options.breaking && changes.some((change) => change.class === "breaking") ? 1 : 0;
}

function problemIn(before: string, after: string, { format, semver, releaseNotes }: DiffOptions) {
  if (before === "-" && after === "-") return "Only one of the two versions can come from standard input.";
  if (semver && releaseNotes) return "Either --semver or --release-notes: one is a word, the other a text.";
  if (semver && format !== "text")
    return "--semver prints one word; `--format json` without it has the same word as `semver`.";
  return releaseNotes && format === "json" ? "Either --release-notes or --format json." : null;
}

function toMarkdown(
  changes: readonly Change[],
  model: ApiModel,
  options: DiffOptions,
  settings: LintConfig,
): string {
  const baseUrl = options.baseUrl ?? settings.baseUrl;
  if (baseUrl === null) return renderChangesMarkdown(changes);
  const { href } = makeRoutes(model, options.basePath ?? settings.basePath ?? undefined, settings.pages);
  const site = withoutLastSlash(baseUrl);
  return renderChangesMarkdown(changes, model, (target) => {
    const path = href(target);
    return path === null ? null : onSite(site, path);
  });
}

/** Accepts pipes as well as files: the shell's `<(git show main:timer.d.luau)` is one. */
async function isFile(request: string, { cwd }: Terminal): Promise<boolean> {
  const entry = await stat(path.resolve(cwd, request)).catch(() => null);
  return request === "-" || (entry !== null && !entry.isDirectory());
}

function resolveVersion(request: string, versions: string, { cwd }: Terminal): string {
  const folder = versions.replaceAll("{version}", request);
  const isThere = (file: string): boolean => existsSync(path.resolve(cwd, file));
  const isName = /^[\w.-]+$/.test(request) && request !== "-";
  return isName && !isThere(request) && isThere(folder) ? folder : request;
}
