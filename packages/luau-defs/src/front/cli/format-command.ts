import { counted, type Diagnostic, renderSummary, sortDiagnostics } from "luau-diagnostics";
import { formatDefinitions } from "../../write/format/format";
import { toModern } from "../../write/format/modern";
import type { SourceFile } from "../../read/source/source-file";
import { INPUTS } from "./shared-options";
import { showProgress } from "./progress";
import { addCommand, type Register } from "./register";
import {
  changedOf,
  findingAtChange,
  finishRewrite,
  readForRewrite,
  type RewriteOptions,
  type Rewritten,
  withRewriteOptions,
} from "./rewrite";
import type { Terminal } from "./terminal";

export const addFormat: Register = (program, terminal, done) => {
  const command = addCommand(program, "format", "Format the files", {
    prints: "with --check or --write problems, otherwise the text of one file",
    failsOn: "an error; with --check, a file that would change",
    examples: [
      "luau-defs format definitions --write",
      "luau-defs format definitions --check",
      "luau-defs format definitions --modern --write",
      "luau-defs format - < timer.d.luau",
    ],
  }).argument("<files...>", INPUTS);
  withRewriteOptions(command, "Change nothing, and fail if a file is not formatted")
    .option("--modern", "Write `declare extern type … with` in place of `declare class`", false)
    .action(async (files: string[], options: FormatOptions) => {
      done(await runFormat(files, options, terminal));
    });
};

interface FormatOptions extends RewriteOptions {
  readonly modern: boolean;
}

interface Formatted extends Rewritten {
  readonly diagnostics: readonly Diagnostic[];
}

async function runFormat(
  requests: readonly string[],
  options: FormatOptions,
  terminal: Terminal,
): Promise<number> {
  const { value: sources, diagnostics: unread, piped } = await readForRewrite(requests, options, terminal);
  const formatted = formatAll(sources, options, terminal);
  const problems = [...unread, ...formatted.flatMap(({ diagnostics }) => diagnostics)];
  const unformatted = options.check ? changedOf(formatted).map((file) => notFormatted(file, options)) : [];
  const diagnostics = sortDiagnostics([...problems, ...unformatted]);
  const summary = summaryOf(formatted, problems, options);
  await finishRewrite(formatted, { diagnostics, summary }, { piped, options }, terminal);
  return diagnostics.length > 0 ? 1 : 0;
}

function formatAll(
  sources: readonly SourceFile[],
  { modern }: FormatOptions,
  terminal: Terminal,
): readonly Formatted[] {
  const onFile = showProgress(terminal);
  return sources.map((source, index) => {
    const text = modern ? toModern(source.text, source.path) : source.text;
    const { value, diagnostics } = formatDefinitions(text, source.path);
    onFile(index + 1, sources.length);
    return { source, text: value, diagnostics };
  });
}

const notFormatted = (file: Formatted, { modern }: FormatOptions): Diagnostic =>
  findingAtChange(file, {
    rule: "not-formatted",
    severity: "error",
    message: "From here on, the file is not formatted.",
    suggestion: `\`luau-defs format ${file.source.path}${modern ? " --modern" : ""} --write\` formats it.`,
  });

function summaryOf(
  formatted: readonly Formatted[],
  problems: readonly Diagnostic[],
  { check, write }: RewriteOptions,
): string {
  const left = problems.length > 0 ? [`${renderSummary(problems)}; left as they are`] : [];
  const changed = changedOf(formatted).length;
  const sound = formatted.filter(({ diagnostics }) => diagnostics.length === 0).length - changed;
  if (write) return [...left, `${counted(changed, "file")} changed, ${sound} as they should be`].join("; ");
  if (!check) return left.join("");
  const files = changed > 0 ? [`${counted(changed, "file")} to format, --write does it`] : [];
  const all = changed === 0 && sound > 0 ? [`${counted(sound, "file")} formatted as they should be`] : [];
  return [...left, ...files, ...all].join("; ");
}
