import { commandHelp, reasonOf } from "luau-contract";
import type { LintConfig } from "../lint/config";
import { lint } from "../lint/lint";
import {
  runOnSources,
  trackSources,
  watchDefinitions,
  type PipelineCache,
  type Reference,
} from "../pipeline";
import { readProject, withBesides } from "./inputs";
import { configOption } from "./options";
import type { Register } from "./register";
import { report, summaryOf } from "./report";
import { readSettings } from "./settings";
import { UsageError, type Terminal } from "./terminal";

interface WatchOptions {
  readonly lint: boolean;
  readonly config?: string;
}

/** `luau-defs watch` */
export const addWatch: Register = (program, terminal, done) => {
  program
    .command("watch")
    .description("check the files, and check them again on each save")
    .argument("<files...>", "definition files and modules, folders of them (`*.luau`, `*.lua`), or globs")
    .option("--lint", "also run lint", false)
    .addOption(configOption())
    .addHelpText(
      "after",
      commandHelp({
        prints: "findings, after each save",
        failsOn: null,
        examples: ["luau-defs watch definitions", "luau-defs watch definitions --lint"],
      }),
    )
    .action(async (files: string[], options: WatchOptions) => done(await watch(files, options, terminal)));
};

/** Runs until a signal stops it, and returns the shell's exit code for that signal: 130 for Ctrl-C. */
async function watch(
  requests: readonly string[],
  options: WatchOptions,
  terminal: Terminal,
): Promise<number> {
  if (requests.includes("-"))
    throw new UsageError("Standard input cannot be watched: name files, folders or globs.");
  const config = await readSettings(options.config, terminal);
  const look = looker(requests, { config, isLinting: options.lint }, terminal);
  const since = Date.now();
  const problems = await look("all");
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const stop = await watchDefinitions(
    requests,
    terminal.cwd,
    (changed) => lookAgain(look, changed, terminal),
    (problem) => terminal.stderr.write(`${problem}\n`),
    since,
  );
  const signal = await terminal.untilStopped();
  await stop();
  // The terminal has printed `^C`, and the shell's prompt would follow on the same line.
  if (terminal.stdout.isTTY === true) terminal.stdout.write("\n");
  return 128 + signal;
}

type Look = (changed: ReadonlySet<string> | "all") => Promise<readonly string[]>;

/** A failing disk or a bug in the tool does not end the watch: the next saved file is checked again. */
export async function lookAgain(
  look: Look,
  changed: ReadonlySet<string>,
  { stderr }: Pick<Terminal, "stderr">,
): Promise<void> {
  try {
    await look(changed);
  } catch (error) {
    stderr.write(`${[...changed].join(", ")} could not be looked at: ${reasonOf(error)}\n`);
  }
}

/** Reads only the changed files, and prints all current mistakes. */
function looker(
  requests: readonly string[],
  { config, isLinting }: { readonly config: LintConfig; readonly isLinting: boolean },
  terminal: Terminal,
): Look {
  const cache: PipelineCache = new Map();
  const tracked = trackSources(requests, terminal.cwd, config.reference.exclude);
  let reference: Reference | null = null;
  return async (changed) => {
    const { sources, fresh, diagnostics: unread, problems } = await tracked.read(changed);
    if (problems.length > 0 && changed === "all") return problems;
    reference ??= await readProject(config, terminal, { value: sources });
    const known = await withBesides(reference, requests, { value: sources }, terminal);
    const result = runOnSources(sources, { cache, reference: known }, unread);
    const diagnostics = isLinting
      ? lint(result.value.files, result.diagnostics, config).map(({ diagnostic }) => diagnostic)
      : result.diagnostics;
    report({ diagnostics, sources: result.value.sources }, terminal.stdout, terminal);
    const read = changed === "all" ? "" : `, ${fresh.length === 0 ? "none" : fresh.join(", ")} read again`;
    terminal.stdout.write(`${[summaryOf(diagnostics, sources.length) + read, ...problems].join("\n")}\n`);
    return [];
  };
}
