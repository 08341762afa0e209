import { counted, renderSummary } from "luau-contract";
import { formatDefinitions } from "../format/format";
import { sourcesByPath, type Diagnostic, type SourceFile } from "../pipeline";
import { readArguments } from "./inputs";
import { INPUTS, notBoth, stdinFilenameOption, type CheckOrWrite } from "./options";
import { showProgress } from "./progress";
import { examples, type Register } from "./register";
import { report } from "./report";
import { changedOf, isFilter, writeChanged, type Rewritten } from "./rewrite";
import type { Terminal } from "./terminal";

interface FormatOptions extends CheckOrWrite {
  readonly stdinFilename?: string;
}

/** `luau-defs format` */
export const addFormat: Register = (program, terminal, done) => {
  program
    .command("format")
    .description("format the files")
    .argument("<files...>", INPUTS)
    .option("--check", "change nothing, and fail if a file is not formatted", false)
    .option(
      "--write",
      "change the files; without it, a single file's text is written to standard output",
      false,
    )
    .addOption(stdinFilenameOption())
    .addHelpText(
      "after",
      examples(
        "luau-defs format definitions --write",
        "luau-defs format definitions --check",
        "luau-defs format - < timer.d.luau",
      ),
    )
    .action(async (files: string[], options: FormatOptions) => {
      done(await runFormat(files, options, terminal));
    });
};

interface Formatted extends Rewritten {
  readonly diagnostics: readonly Diagnostic[];
}

async function runFormat(
  requests: readonly string[],
  options: FormatOptions,
  terminal: Terminal,
): Promise<number> {
  notBoth(options);
  const {
    value: sources,
    diagnostics: unread,
    piped,
  } = await readArguments(requests, terminal, options.stdinFilename);
  const filters = isFilter(options, sources.length);
  const formatted = formatAll(sources, terminal);
  const problems = [...unread, ...formatted.flatMap(({ diagnostics }) => diagnostics)];
  reportProblems(problems, sources, terminal);
  if (filters) for (const { text } of formatted) terminal.stdout.write(text);
  if (options.write) await write(formatted, piped, terminal);
  const differs = options.check && listDifferent(formatted, terminal);
  return problems.length > 0 || differs ? 1 : 0;
}

function formatAll(sources: readonly SourceFile[], terminal: Terminal): readonly Formatted[] {
  const progress = showProgress(terminal);
  const formatted = sources.map((source, index) => {
    const { value, diagnostics } = formatDefinitions(source.text, source.path);
    progress.onFile(index + 1, sources.length);
    return { source, text: value, diagnostics };
  });
  progress.end();
  return formatted;
}

function reportProblems(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  terminal: Terminal,
): void {
  if (diagnostics.length === 0) return;
  report({ diagnostics, sources: sourcesByPath(sources) }, terminal.stderr, terminal);
  terminal.stderr.write(`${renderSummary(diagnostics)}; left as they are\n`);
}

async function write(
  formatted: readonly Formatted[],
  piped: string | null,
  terminal: Terminal,
): Promise<void> {
  const changed = changedOf(formatted);
  await writeChanged(formatted, piped, terminal);
  terminal.stderr.write(
    `${counted(changed.length, "file")} changed, ${formatted.length - changed.length} as they should be\n`,
  );
}

/** Returns whether there are any. */
function listDifferent(formatted: readonly Formatted[], { stdout }: Terminal): boolean {
  const changed = changedOf(formatted);
  for (const { source } of changed)
    stdout.write(`${source.path}: not laid out as \`luau-defs format\` does\n`);
  const sound = formatted.filter(({ diagnostics }) => diagnostics.length === 0).length;
  if (changed.length === 0 && sound === 0) return false;
  stdout.write(
    changed.length === 0
      ? `${counted(sound, "file")} laid out as ${sound === 1 ? "it" : "they"} should be\n`
      : `${counted(changed.length, "file")} to format; --write does it\n`,
  );
  return changed.length > 0;
}
