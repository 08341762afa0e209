/** Commands that rewrite files: to standard output, in place, or as a check only. */
import type { Command } from "commander";
import { type Diagnostic, diagnosticAt, type Problem, type ReportFormat } from "luau-diagnostics";
import { restOfLine, sourcesByPath } from "luau-syntax";
import type { SourceFile } from "../../read/source/source-file";
import { readArguments, type ReadArguments } from "./inputs";
import { formatOption, notBoth, stdinFilenameOption, type CheckOrWrite } from "./shared-options";
import { printFindings } from "./print-findings";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

export interface Rewritten {
  readonly source: SourceFile;
  readonly text: string;
}

export interface RewriteOptions extends CheckOrWrite {
  readonly format: ReportFormat;
  readonly stdinFilename?: string;
}

/** @param check what `--check` does */
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

interface RewriteFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: string;
}

export const changedOf = <T extends Rewritten>(files: readonly T[]): readonly T[] =>
  files.filter(({ source, text }) => text !== source.text);

export function findingAtChange({ source, text }: Rewritten, problem: Problem): Diagnostic {
  const until = Math.min(source.text.length, text.length);
  let start = 0;
  while (start < until && source.text[start] === text[start]) start += 1;
  return diagnosticAt(source, restOfLine(source, start), problem);
}

export async function readForRewrite(
  requests: readonly string[],
  options: RewriteOptions,
  terminal: Terminal,
): Promise<ReadArguments> {
  notBoth(options);
  const read = await readArguments(requests, terminal, options);
  refuseMany(options, read.value.length);
  return read;
}

/** Without options, a text goes to standard output, so there must be only one. */
function refuseMany({ check, write }: CheckOrWrite, files: number): void {
  if (files > 1 && !check && !write)
    throw new UsageError(`There are ${files} files: say --write to change them, or --check to look.`);
}

/** Text from standard input goes to standard output, changed or not. */
export async function finishRewrite(
  files: readonly Rewritten[],
  { diagnostics, summary }: RewriteFindings,
  { piped, options }: { readonly piped: string | null; readonly options: RewriteOptions },
  terminal: Terminal,
): Promise<void> {
  const { check, write, format } = options;
  const printed = check ? [] : files.filter(({ source }) => !write || source.path === piped);
  for (const { text } of printed) terminal.stdout.write(text);
  if (write)
    for (const { source, text } of changedOf(files))
      if (source.path !== piped) await writeText(source.path, text, terminal);
  const isQuiet = !check && !write && diagnostics.length === 0 && format === "text";
  if (isQuiet) return;
  const sources = sourcesByPath(files.map(({ source }) => source));
  const output = printed.length > 0 ? terminal.stderr : terminal.stdout;
  printFindings({ diagnostics, sources, summary }, format, terminal, output);
}
