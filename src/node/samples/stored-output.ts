/** In: a command that checks samples. Out: its output, which is stored until a file that it read changes. */
import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { openStore } from "../files/value-store";
import { readOrNull } from "../files/write-unless-same";
import { luauDefsDigest, luauDefsProgram } from "../settings/definition-problems";
import { areUnchanged, OUTPUT_VARIABLE, type Reads } from "./reads";

interface Command {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly settings: string;
  /** The file that it writes. All files of its folder are results. */
  readonly written: string;
}

interface CommandOutput {
  readonly stdout: string;
  readonly stderr: string;
  /** The text of the written file; null if the command failed. */
  readonly text: string | null;
}

interface StoredOutput {
  readonly reads: Reads;
  readonly stdout: string;
}

/** Compiled into the stage by scripts/build/compile-program.ts. A stock build does not have it. */
const RECORDER = ".record-reads.js";

/** Megabytes for each thread of the program. V8's default takes a quarter more memory, and as long. */
const YOUNG_GENERATION = "--max-semi-space-size=4";

export async function outputOf(command: Command): Promise<CommandOutput> {
  const { args, cwd, settings, written } = command;
  const file = written.replace(/\.json$/, ".output.json");
  const inputs = [luauDefsDigest(), readOrNull(RECORDER), process.version, cwd, args, settings];
  const store = openStore<StoredOutput>(file, JSON.stringify(inputs));
  const stored = store.read().get(OUTPUT);
  const storedText = validJson(readOrNull(written));
  if (stored && storedText !== null && areUnchanged(stored.reads, path.dirname(written) + path.sep))
    return { stdout: stored.stdout, stderr: "", text: storedText };
  for (const former of [file, written]) rmSync(former, { force: true });
  const readsFile = `${file}.reads`;
  const { stdout, stderr } = await run(command, readsFile);
  const [reads, text] = [readOrNull(readsFile), readOrNull(written)];
  rmSync(readsFile, { force: true });
  if (reads !== null && text !== null)
    // Written by the recorder.
    store.write(new Map([[OUTPUT, { reads: JSON.parse(reads) as Reads, stdout }]]));
  return { stdout, stderr, text };
}

/** The only value of the store. */
const OUTPUT = "output";

/** Null for a text that was not written to its end. */
function validJson(text: string | null): string | null {
  try {
    JSON.parse(text ?? "");
    return text;
  } catch {
    return null;
  }
}

function run(
  { args, cwd }: Command,
  readsFile: string,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const recorder = path.resolve(RECORDER);
  const recorded = existsSync(recorder) ? ["--require", recorder] : [];
  const env = { ...process.env, [OUTPUT_VARIABLE]: readsFile };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done) => {
    const program = [YOUNG_GENERATION, ...recorded, luauDefsProgram(), "samples", ...args];
    const child = execFile(process.execPath, program, options, (_error, stdout, stderr) => {
      process.off("exit", end);
      done({ stdout, stderr });
    });
    // The check must not write into the stage of a development server that has ended.
    const end = (): void => void child.kill();
    process.on("exit", end);
  });
}
