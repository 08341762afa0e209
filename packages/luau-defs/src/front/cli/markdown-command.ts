import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { counted } from "luau-diagnostics";
import type { TextFile } from "luau-syntax";
import { markdownFiles, WRITTEN } from "../../write/published/markdown-files";
import { runOnArguments } from "./inputs";
import { hasErrors, reportProblems } from "./print-problems";
import { addCommand, type Register } from "./register";
import { configOption, docsOption, INPUTS } from "./shared-options";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface Options {
  readonly out: string;
  readonly check: boolean;
  readonly docs?: readonly string[];
  readonly config?: string;
}

export const addMarkdown: Register = (program, terminal, done) => {
  addCommand(
    program,
    "markdown",
    "Write the reference as a folder of Markdown, for a repository, a wiki or another generator",
    {
      prints: "the number of files; with --check, those that are not up to date",
      failsOn: "an error in the definitions; with --check, a file that would change",
      examples: ["luau-defs markdown src --out docs/api", "luau-defs markdown src --out docs/api --check"],
    },
  )
    .argument("<files...>", INPUTS)
    .requiredOption(
      "--out <folder>",
      "the folder; of its files, only those of earlier runs are replaced or removed",
    )
    .option("--check", "Change nothing, and fail if the folder is not up to date", false)
    .addOption(docsOption())
    .addOption(configOption())
    .action(async (files: string[], options: Options) => done(await markdown(files, options, terminal)));
};

async function markdown(
  requests: readonly string[],
  { out, check, docs, config }: Options,
  terminal: Terminal,
): Promise<number> {
  const { value, diagnostics, settings } = await runOnArguments(requests, terminal, { docs, config });
  reportProblems({ diagnostics, sources: value.sources }, terminal);
  if (hasErrors(diagnostics)) return 1;
  const title = settings.name === null ? "Reference" : `${settings.name} reference`;
  const files = markdownFiles(value.model, { title, require: settings.reference.require });
  const plan = planFolder(files, await readFolder(path.resolve(terminal.cwd, out)));
  if (plan.foreign.length > 0)
    throw new UsageError(
      `\`${path.posix.join(out, plan.foreign[0] ?? "")}\` was not written by this command, which would replace it. ` +
        "Move it, or choose another folder for --out.",
    );
  return check ? report(plan, out, terminal) : await apply(plan, { out, count: files.length }, terminal);
}

interface Plan {
  readonly changed: readonly TextFile[];
  readonly removed: readonly string[];
  readonly foreign: readonly string[];
}

/** Git may have changed the ends of lines. */
function planFolder(files: readonly TextFile[], existing: ReadonlyMap<string, string>): Plan {
  const isOurs = (text: string): boolean => text.trimEnd().endsWith(WRITTEN);
  const names = new Set(files.map((file) => file.path));
  // On some systems, `readme.md` is the same file as `README.md`.
  const folded = new Set(files.map((file) => file.path.toLowerCase()));
  const named = [...existing].filter(([name]) => folded.has(name.toLowerCase()));
  return {
    changed: files.filter((file) => existing.get(file.path)?.replaceAll("\r\n", "\n") !== file.text),
    removed: [...existing].filter(([name, text]) => isOurs(text) && !names.has(name)).map(([name]) => name),
    foreign: named.filter(([, text]) => !isOurs(text)).map(([name]) => name),
  };
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((one) => one.isFile() && one.name.endsWith(".md")).map(({ name }) => name);
  const texts = names
    .sort()
    .map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

function report({ changed, removed }: Plan, out: string, terminal: Terminal): number {
  const names = [...changed.map((file) => file.path), ...removed].sort();
  for (const name of names) terminal.stdout.write(`${path.posix.join(out, name)} is not up to date.\n`);
  if (names.length > 0) terminal.stderr.write("luau-defs: The same command without --check writes them.\n");
  return names.length > 0 ? 1 : 0;
}

async function apply(
  { changed, removed }: Plan,
  { out, count }: { readonly out: string; readonly count: number },
  terminal: Terminal,
): Promise<number> {
  // Where names differ by case alone, a file that is removed could be a new one.
  for (const name of removed) await rm(path.resolve(terminal.cwd, out, name));
  for (const file of changed) await writeText(path.join(out, file.path), file.text, terminal);
  const deleted = removed.length === 0 ? "" : `, ${removed.length} removed`;
  terminal.stdout.write(`${counted(count, "file")} in ${out}: ${changed.length} written${deleted}\n`);
  return 0;
}
