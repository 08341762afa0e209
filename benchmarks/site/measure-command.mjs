/**
 * Runs a command and measures what it costs: time, processor time and memory, of the command and all that it
 * starts.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Ticks in a second, in which Linux counts processor time. */
const ticks = 100;
const hasProc = existsSync("/proc/self/stat");

/**
 * @typedef {object} Cost
 * @property {number} seconds on the clock
 * @property {number | null} processorSeconds null where there is no /proc
 * @property {number | null} peakMegabytes resident memory of all processes together, looked at twice a second
 * @property {number} code what the command exited with
 * @property {string} output the end of what it printed
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly cwd: string, readonly env?: Record<string, string> }} options
 * @returns {Promise<Cost>}
 */
export async function measureCommand(command, args, { cwd, env = {} }) {
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
  const code = await new Promise((resolve) => child.on("close", (exitCode) => resolve(exitCode ?? 1)));
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

/** The processor time of ended children, and of theirs: fields 16 and 17 of /proc/self/stat, see proc(5). */
function childTicks() {
  if (!hasProc) return null;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return Number(fields[13]) + Number(fields[14]);
}

/**
 * The processor time until now of a process and all below it that still run, in seconds: fields 14 and 15 of
 * /proc/self/stat, see proc(5), and 16 and 17 of their children that have ended.
 * @param {number} root
 */
export function processorSecondsOf(root) {
  if (!hasProc) return Number.NaN;
  return [...familyOf(root)].reduce((sum, pid) => sum + ticksOf(pid), 0) / ticks;
}

function ticksOf(pid) {
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
 * Of a process and all below it; what several of them share is counted once (`Pss` of smaps_rollup, see
 * proc(5)).
 */
function residentMegabytes(root) {
  if (!hasProc || root === undefined) return 0;
  return [...familyOf(root)].reduce((sum, pid) => sum + megabytesOf(pid), 0);
}

/** A process and all below it. */
function familyOf(root) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([root]);
  // A child may have a lower number than its parent, so it is looked for until none is found.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return family;
}

/** A process may end while it is looked at. */
function readProcess(name) {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [{ pid: Number(name), parent: Number(fields[1]) }];
  } catch {
    return [];
  }
}

function megabytesOf(pid) {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
}
