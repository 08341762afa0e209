import { counted, renderSummary } from "luau-diagnostics";
import { formatDefinitions } from "../../write/format/format";
import { toModern } from "../../write/format/modern";
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

interface FormatOptions extends RewriteOptions {
  readonly modern: boolean;
}

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
    .action(async (files: string[], options: FormatOptions) =>
      done(await rewriteFiles(files, options, terminal, formatter(options))),
    );
};

const formatter = ({ check, write, modern }: FormatOptions) => ({
  rewrite: (source: SourceFile): Rewritten => {
    const text = modern ? toModern(source.text, source.path) : source.text;
    const { value, diagnostics } = formatDefinitions(text, source.path);
    return { source, text: value, diagnostics };
  },
  pending: ({ source }: Rewritten) =>
    ({
      rule: "not-formatted",
      severity: "error",
      message: "From here on, the file is not formatted.",
      suggestion: `\`luau-defs format ${source.path}${modern ? " --modern" : ""} --write\` formats it.`,
    }) as const,
  summary: ({ files, changed: { length: changed }, problems }: RewriteResults): string => {
    const skipped = problems.length > 0 ? [`${renderSummary(problems)}; left as they are`] : [];
    const sound = files.filter(({ diagnostics }) => diagnostics.length === 0).length - changed;
    if (write)
      return [...skipped, `${counted(changed, "file")} changed, ${sound} as they should be`].join("; ");
    if (!check) return skipped.join("");
    const unformatted = changed > 0 ? [`${counted(changed, "file")} to format, --write does it`] : [];
    const all = changed === 0 && sound > 0 ? [`${counted(sound, "file")} formatted as they should be`] : [];
    return [...skipped, ...unformatted, ...all].join("; ");
  },
});
