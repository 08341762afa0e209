import { decodeSource, findFiles, readSources, runOnSources, type PipelineOutput, type SourceFile, type StageResult } from "../pipeline";
import { showProgress } from "./progress";
import { UsageError, type Terminal } from "./terminal";

/** The name that text from standard input goes by. */
export const STDIN_NAME = "stdin.d.luau";

/** Runs the pipeline on what the arguments name: files, folders, globs, `-` for standard input. */
export async function runOnArguments(requests: readonly string[], terminal: Terminal): Promise<StageResult<PipelineOutput>> {
  const { value, diagnostics } = await readArguments(requests, terminal);
  const progress = showProgress(terminal);
  const result = runOnSources(value, { onFile: progress.onFile }, diagnostics);
  progress.end();
  return result;
}

/** Reads what the arguments name, without looking into it. */
export async function readArguments(requests: readonly string[], terminal: Terminal): Promise<StageResult<readonly SourceFile[]>> {
  const { files, problems } = await findFiles(requests.filter((request) => request !== "-"), terminal.cwd);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const piped = requests.includes("-") ? await readStdin(terminal) : NOTHING;
  const read = await readSources(files, terminal.cwd);
  return { value: [...piped.value, ...read.value], diagnostics: [...piped.diagnostics, ...read.diagnostics] };
}

const NOTHING: StageResult<readonly SourceFile[]> = { value: [], diagnostics: [] };

async function readStdin({ stdin }: Terminal): Promise<StageResult<readonly SourceFile[]>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  const { value, diagnostics } = decodeSource(STDIN_NAME, Buffer.concat(chunks));
  return { value: value === null ? [] : [value], diagnostics };
}
