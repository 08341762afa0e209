/** Measures time, processor time and memory of a command, including its child processes. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Linux counts processor time in ticks of 1/100 s. */
const ticks = 100;
const hasProc = existsSync("/proc/self/stat");

export interface Cost {
  /** Elapsed time. */
  readonly seconds: number;
  /** Null without /proc. */
  readonly processorSeconds: number | null;
  /** Resident memory of all processes, sampled twice per second; null without /proc. */
  readonly peakMegabytes: number | null;
  /** Exit code. */
  readonly code: number;
  /** The end of the output. */
  readonly output: string;
}

export async function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Cost> {
  const started = process.hrtime.bigint();
  const before = childTicks();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + String(chunk)).slice(-4000)));
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, residentMegabytes(child.pid))), 500);
  const code = await new Promise<number>((resolve) =>
    child.on("close", (exitCode) => resolve(exitCode ?? 1)),
  );
  clearInterval(look);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const after = childTicks();
  return {
    seconds,
    processorSeconds: after === null || before === null ? null : (after - before) / ticks,
    peakMegabytes: hasProc ? peak : null,
    code,
    output,
  };
}

/**
 * The processor time of terminated children and their descendants: fields 16 and 17 of /proc/self/stat, see
 * proc(5).
 */
function childTicks() {
  if (!hasProc) return null;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return Number(fields[13]) + Number(fields[14]);
}

/**
 * The current processor time of a running process and its running descendants, in seconds: fields 14 and 15
 * of /proc/self/stat, see proc(5), and 16 and 17 for their terminated children.
 */
export function processorSecondsOf(root: number): number {
  if (!hasProc) return Number.NaN;
  return [...familyOf(root)].reduce((sum, pid) => sum + ticksOf(pid), 0) / ticks;
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

/**
 * Memory of a process and its descendants; shared memory is counted once (`Pss` of smaps_rollup, see
 * proc(5)).
 */
function residentMegabytes(root: number | undefined): number {
  if (!hasProc || root === undefined) return 0;
  return [...familyOf(root)].reduce((sum, pid) => sum + megabytesOf(pid), 0);
}

/** A process and its descendants. */
function familyOf(root: number): ReadonlySet<number> {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([root]);
  // A child may have a lower id than its parent, so the search is repeated until no more are found.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return family;
}

/** A process may terminate while it is read. */
function readProcess(name: string) {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [{ pid: Number(name), parent: Number(fields[1]) }];
  } catch {
    return [];
  }
}

function megabytesOf(pid: number): number {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
}
