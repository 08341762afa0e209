/** Commands that rewrite files: to standard output, in place, or as a check only. */
import type { SourceFile } from "../pipeline";
import type { CheckOrWrite } from "./options";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

/** A file and its rewritten text. */
export interface Rewritten {
  readonly source: SourceFile;
  readonly text: string;
}

export const changedOf = <T extends Rewritten>(files: readonly T[]): readonly T[] =>
  files.filter(({ source, text }) => text !== source.text);

/**
 * Whether the texts go to standard output, which is the default without options.
 * @throws {UsageError} if there is more than one text
 */
export function isFilter({ check, write }: CheckOrWrite, files: number): boolean {
  const filters = !check && !write;
  if (files > 1 && filters)
    throw new UsageError(`There are ${files} files: say --write to change them, or --check to look.`);
  return filters;
}

/** Writes the changed files; text from standard input goes to standard output, changed or not. */
export async function writeChanged(
  files: readonly Rewritten[],
  piped: string | null,
  terminal: Terminal,
): Promise<void> {
  terminal.stdout.write(files.find(({ source }) => source.path === piped)?.text ?? "");
  for (const { source, text } of changedOf(files))
    if (source.path !== piped) await writeText(source.path, text, terminal);
}
