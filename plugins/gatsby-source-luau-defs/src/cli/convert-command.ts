import { Option } from "commander";
import { counted, diagnosticAt, type Diagnostic } from "luau-contract";
import { convertToOwn, FOREIGN_DIALECTS, sourcesByPath, type Dialect, type SourceFile } from "../pipeline";
import { readArguments } from "./inputs";
import { INPUTS, notBoth, stdinFilenameOption, type CheckOrWrite } from "./options";
import { examples, type Register } from "./register";
import { reportMistakes } from "./report";
import { changedOf, isFilter, writeChanged, type Rewritten } from "./rewrite";
import type { Terminal } from "./terminal";

interface ConvertOptions extends CheckOrWrite {
  readonly from: Dialect;
  readonly stdinFilename?: string;
}

/** `luau-defs convert` */
export const addConvert: Register = (program, terminal, done) => {
  program
    .command("convert")
    .description("rewrite doc comments of another dialect in ours; code is unchanged")
    .argument("<files...>", INPUTS)
    .addOption(
      new Option("--from <dialect>", "the dialect of the comments")
        .choices(FOREIGN_DIALECTS)
        .makeOptionMandatory(),
    )
    .option("--check", "change nothing, and fail if there are comments to convert", false)
    .option(
      "--write",
      "change the files; without it, a single file's text is written to standard output",
      false,
    )
    .addOption(stdinFilenameOption())
    .addHelpText(
      "after",
      examples(
        "luau-defs convert --from moonwave src --write",
        "luau-defs convert --from ldoc src --check",
        "luau-defs convert --from luacats - < timer.luau",
      ),
    )
    .action(async (files: string[], options: ConvertOptions) => {
      done(await runConvert(files, options, terminal));
    });
};

interface Converted extends Rewritten {
  readonly comments: number;
}

async function runConvert(
  requests: readonly string[],
  options: ConvertOptions,
  terminal: Terminal,
): Promise<number> {
  notBoth(options);
  const read = await readArguments(requests, terminal, options.stdinFilename);
  const filters = isFilter(options, read.value.length);
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  const files = read.value.map((source): Converted => {
    const { value, diagnostics: found } = convertToOwn(source, options.from);
    for (const { reason, span } of value.left) diagnostics.push(leftAsIs(source, span, reason));
    diagnostics.push(...found);
    return { source, text: value.text, comments: value.converted };
  });
  reportMistakes({ diagnostics, sources: sourcesByPath(read.value) }, terminal);
  if (filters) for (const { text } of files) terminal.stdout.write(text);
  if (options.write) await write(files, read.piped, terminal);
  const hasMore = options.check && listChanged(files, terminal);
  return hasMore || diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
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

const commentsOf = (files: readonly Converted[]): string =>
  counted(
    files.reduce((sum, { comments }) => sum + comments, 0),
    "comment",
  );

async function write(files: readonly Converted[], piped: string | null, terminal: Terminal): Promise<void> {
  const changed = changedOf(files);
  await writeChanged(files, piped, terminal);
  terminal.stderr.write(`${commentsOf(changed)} converted in ${counted(changed.length, "file")}\n`);
}

/** Returns whether there are any. */
function listChanged(files: readonly Converted[], { stdout }: Terminal): boolean {
  const changed = changedOf(files);
  for (const one of changed) stdout.write(`${one.source.path}: ${commentsOf([one])} to convert\n`);
  stdout.write(
    changed.length === 0
      ? "Nothing to convert\n"
      : `${commentsOf(changed)} to convert in ${counted(changed.length, "file")}; --write does it\n`,
  );
  return changed.length > 0;
}
