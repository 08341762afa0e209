/**
 * In: a process. Out: all files and folders that it reads, with their states: while these are unchanged, so
 * is its output. Node loads this file before the program (`--require`).
 */
import fs from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { OUTPUT_VARIABLE, stateOf, type Kind, type Reads } from "./reads";

/** The functions of Node that read, each also with `Sync` and as a promise. */
const READERS: Readonly<Record<string, Kind>> = {
  readFile: "file",
  open: "file",
  readdir: "folder",
  opendir: "folder",
  stat: "target",
  lstat: "target",
  access: "target",
  exists: "target",
  realpath: "target",
  readlink: "target",
};

type Functions = Record<string, ((...args: unknown[]) => unknown) | undefined>;

const output = process.env[OUTPUT_VARIABLE];
if (output !== undefined && isMainThread) recordReads(output);

function recordReads(file: string): void {
  const reads = new Map<string, Reads[number]>();
  let isRecording = false;
  const record = (kind: Kind, name: unknown): void => {
    if (isRecording || typeof name !== "string" || reads.has(kind + name)) return;
    isRecording = true;
    const file = path.resolve(name);
    reads.set(kind + name, [kind, file, stateOf(kind, file)]);
    isRecording = false;
  };
  const wrap = (functions: Functions, name: string, kind: Kind): void => {
    const read = functions[name];
    if (read === undefined) return;
    const recorded = function (this: unknown, ...args: unknown[]): unknown {
      record(kind, args[0]);
      return read.apply(this, args);
    };
    functions[name] = Object.assign(recorded, read);
  };
  for (const [name, kind] of Object.entries(READERS)) {
    // Node's types have no index.
    const [direct, promises] = [fs, fs.promises] as unknown as readonly [Functions, Functions];
    wrap(direct, name, kind);
    wrap(direct, `${name}Sync`, kind);
    wrap(promises, name, kind);
  }
  process.on("exit", () => {
    isRecording = true;
    fs.writeFileSync(file, JSON.stringify([...reads.values()]));
  });
}
