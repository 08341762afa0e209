import { errorMessage } from "luau-diagnostics";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError, type Terminal } from "./terminal";

export async function writeText(file: string, text: string, { cwd }: Terminal): Promise<void> {
  const target = path.resolve(cwd, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  } catch (error) {
    throw new UsageError(`Cannot write \`${file}\`: ${errorMessage(error)}`);
  }
}

export async function writeOutput(
  output: string | undefined,
  text: string,
  terminal: Terminal,
): Promise<void> {
  if (output === undefined) terminal.stdout.write(text);
  else await writeText(output, text, terminal);
}
