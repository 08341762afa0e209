/** Commands that give each file another text: to standard output, into the file, or only looked at. */
import type { SourceFile } from "../pipeline";
import type { CheckOrWrite } from "./options";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

/** A file and its text after the command. */
export interface Rewritten {
  readonly source: SourceFile;
  readonly text: string;
}

export const changedOf = <T extends Rewritten>(files: readonly T[]): readonly T[] =>
  files.filter(({ source, text }) => text !== source.text);

/**
 * Whether the texts go to standard output, as neither option asks for anything else.
 * @throws {UsageError} if there are several texts for it
 */
export function isFilter({ check, write }: CheckOrWrite, files: number): boolean {
  const filters = !check && !write;
  if (files > 1 && filters)
    throw new UsageError(`There are ${files} files: say --write to change them, or --check to look.`);
  return filters;
}

/** Writes the changed files; what was piped in goes to standard output, changed or not. */
export async function writeChanged(
  files: readonly Rewritten[],
  piped: string | null,
  terminal: Terminal,
): Promise<void> {
  terminal.stdout.write(files.find(({ source }) => source.path === piped)?.text ?? "");
  for (const { source, text } of changedOf(files))
    if (source.path !== piped) await writeText(source.path, text, terminal);
}
