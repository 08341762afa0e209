import { Option } from "commander";
import { counted, type Diagnostic, diagnosticAt, sortDiagnostics } from "luau-diagnostics";
import { convertToOwn } from "../../read/convert-comments";
import type { SourceFile } from "../../read/source/source-file";
import { INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors } from "./print-findings";
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

export const addConvert: Register = (program, terminal, done) => {
  const command = addCommand(
    program,
    "convert",
    "Convert Moonwave and plain comments to luau-defs doc comments; code is unchanged",
    {
      prints: "with --check or --write problems, otherwise the text of one file",
      failsOn: "an error; with --check, a file that would change",
      examples: ["luau-defs convert src --write", "luau-defs convert - < timer.luau"],
    },
  )
    .argument("<files...>", INPUTS)
    // Earlier releases required it.
    .addOption(new Option("--from <dialect>").choices(["moonwave"]).hideHelp());
  withRewriteOptions(command, "Change nothing, and fail if there are comments to convert").action(
    async (files: string[], options: RewriteOptions) => {
      done(await runConvert(files, options, terminal));
    },
  );
};

interface Converted extends Rewritten {
  readonly comments: number;
}

async function runConvert(
  requests: readonly string[],
  options: RewriteOptions,
  terminal: Terminal,
): Promise<number> {
  const { value: sources, diagnostics: unread, piped } = await readForRewrite(requests, options, terminal);
  const found: Diagnostic[] = [...unread];
  const files = sources.map((source): Converted => {
    const { value, diagnostics } = convertToOwn(source);
    for (const { reason, span } of value.left) found.push(leftAsIs(source, span, reason));
    found.push(...diagnostics);
    return { source, text: value.text, comments: value.converted };
  });
  if (options.check) found.push(...changedOf(files).map(toConvert));
  const diagnostics = sortDiagnostics(found);
  const summary = summaryOf(changedOf(files), options);
  await finishRewrite(files, { diagnostics, summary }, { piped, options }, terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}

const leftAsIs = (
  source: SourceFile,
  [start, end]: readonly [number, number],
  reason: string,
): Diagnostic => {
  const line = source.text.indexOf("\n", start);
  return diagnosticAt(source, [start, line === -1 ? end : Math.min(line, end)], {
    rule: "not-converted",
    severity: "warning",
    message: `This comment is left as it is. ${reason}`,
  });
};

const toConvert = (file: Converted): Diagnostic =>
  findingAtChange(file, {
    rule: "other-dialect",
    severity: "error",
    message: `${counted(file.comments, "comment")} to convert, from here on.`,
    suggestion: `\`luau-defs convert ${file.source.path} --write\` does it.`,
  });

function summaryOf(changed: readonly Converted[], { check, write }: RewriteOptions): string {
  const comments = counted(
    changed.reduce((sum, file) => sum + file.comments, 0),
    "comment",
  );
  const files = counted(changed.length, "file");
  if (write || !check) return `${comments} converted in ${files}`;
  return changed.length === 0 ? "Nothing to convert" : `${comments} to convert in ${files}, --write does it`;
}
