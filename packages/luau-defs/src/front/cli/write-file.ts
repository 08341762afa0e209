import { errorMessage } from "luau-diagnostics";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError, type Terminal } from "./terminal";

/** Writes a file and its ancestor folders; a path that cannot be written is a usage error. */
export async function writeText(file: string, text: string, { cwd }: Terminal): Promise<void> {
  const target = path.resolve(cwd, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  } catch (error) {
    throw new UsageError(`Cannot write \`${file}\`: ${errorMessage(error)}`);
  }
}

/** Writes to a file, or to standard output if none is given. */
export async function writeOutput(
  output: string | undefined,
  text: string,
  terminal: Terminal,
): Promise<void> {
  if (output === undefined) terminal.stdout.write(text);
  else await writeText(output, text, terminal);
}
