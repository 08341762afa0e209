/** Commands that rewrite files: to standard output, in place, or as a check only. */
import type { Command } from "commander";
import {
  type Diagnostic,
  diagnosticAt,
  type Problem,
  type ReportFormat,
  sortDiagnostics,
} from "luau-diagnostics";
import { restOfLine, sourcesByPath } from "luau-syntax";
import type { SourceFile } from "../../read/source/source-file";
import { readArguments } from "./inputs";
import { hasErrors, printProblems } from "./print-problems";
import { showProgress } from "./progress";
import { readSettings } from "./read-settings";
import { formatOption, stdinFilenameOption } from "./shared-options";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

export interface Rewritten {
  readonly source: SourceFile;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

export interface RewriteOptions {
  readonly check: boolean;
  readonly write: boolean;
  readonly format: ReportFormat;
  readonly stdinFilename?: string;
}

export const withRewriteOptions = (command: Command, check: string): Command =>
  command
    .option("--check", check, false)
    .option(
      "--write",
      "Change the files; without it, a single file's text is written to standard output",
      false,
    )
    .addOption(formatOption())
    .addOption(stdinFilenameOption());

interface Rewriter<File extends Rewritten> {
  readonly rewrite: (source: SourceFile) => File;
  /** The problem that `--check` reports at the first change of a file. */
  readonly pending: (file: File) => Problem;
  readonly summary: (results: RewriteResults<File>) => string;
}

export interface RewriteResults<File extends Rewritten = Rewritten> {
  readonly files: readonly File[];
  readonly changed: readonly File[];
  readonly problems: readonly Diagnostic[];
}

/** Returns the exit code. Text from standard input goes to standard output, changed or not. */
export async function rewriteFiles<File extends Rewritten>(
  requests: readonly string[],
  options: RewriteOptions,
  terminal: Terminal,
  { rewrite, pending, summary: summaryOf }: Rewriter<File>,
): Promise<number> {
  const { check, write, format } = options;
  if (check && write) throw new UsageError("Either --check or --write: one looks, the other changes.");
  const settings = await readSettings(undefined, terminal);
  const read = await readArguments(requests, terminal, { ...options, settings });
  const count = read.value.length;
  if (count > 1 && !check && !write)
    throw new UsageError(`There are ${count} files: say --write to change them, or --check to look.`);
  const onFile = showProgress(terminal);
  const files = read.value.map((source, index) => {
    const file = rewrite(source);
    onFile(index + 1, count);
    return file;
  });
  const changed = files.filter(({ source, text }) => text !== source.text);
  const printed = check ? [] : files.filter(({ source }) => !write || source.path === read.piped);
  for (const { text } of printed) terminal.stdout.write(text);
  for (const { source, text } of write ? changed : [])
    if (source.path !== read.piped) await writeText(source.path, text, terminal);
  const problems = [...read.diagnostics, ...files.flatMap(({ diagnostics }) => diagnostics)];
  const unwritten = check ? changed.map((file) => atFirstChange(file, pending(file))) : [];
  const diagnostics = sortDiagnostics([...problems, ...unwritten]);
  const isQuiet = !check && !write && diagnostics.length === 0 && format === "text";
  const sources = sourcesByPath(files.map(({ source }) => source));
  const summary = summaryOf({ files, changed, problems });
  const output = printed.length > 0 ? terminal.stderr : terminal.stdout;
  if (!isQuiet) printProblems({ diagnostics, sources, summary }, format, terminal, output);
  return hasErrors(diagnostics) ? 1 : 0;
}

function atFirstChange({ source, text }: Rewritten, problem: Problem): Diagnostic {
  const until = Math.min(source.text.length, text.length);
  let start = 0;
  while (start < until && source.text[start] === text[start]) start += 1;
  return diagnosticAt(source, restOfLine(source, start), problem);
}
