import { counted, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { convertComments } from "../../read/convert-comments";
import type { SourceFile } from "../../read/source/source-file";
import { INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import {
  rewriteFiles,
  type RewriteOptions,
  type RewriteResults,
  type Rewritten,
  withRewriteOptions,
} from "./rewrite";

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
  ).argument("<files...>", INPUTS);
  withRewriteOptions(command, "Change nothing, and fail if there are comments to convert").action(
    async (files: string[], options: RewriteOptions) => {
      const rewriter = { rewrite: convert, pending, summary: summaryFor(options) };
      done(await rewriteFiles(files, options, terminal, rewriter));
    },
  );
};

interface Converted extends Rewritten {
  readonly comments: number;
}

function convert(source: SourceFile): Converted {
  const { value, diagnostics } = convertComments(source);
  const unconverted = value.unconverted.map(({ reason, span }) => leftAsIs(source, span, reason));
  return {
    source,
    text: value.text,
    comments: value.converted,
    diagnostics: [...unconverted, ...diagnostics],
  };
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

const pending = ({ source, comments }: Converted) =>
  ({
    rule: "other-dialect",
    severity: "error",
    message: `${counted(comments, "comment")} to convert, from here on.`,
    suggestion: `\`luau-defs convert ${source.path} --write\` does it.`,
  }) as const;

const summaryFor =
  ({ check, write }: RewriteOptions) =>
  ({ changed }: RewriteResults<Converted>): string => {
    const total = changed.reduce((sum, { comments }) => sum + comments, 0);
    const comments = counted(total, "comment");
    const files = counted(changed.length, "file");
    if (write || !check) return `${comments} converted in ${files}`;
    return changed.length === 0
      ? "Nothing to convert"
      : `${comments} to convert in ${files}, --write does it`;
  };
