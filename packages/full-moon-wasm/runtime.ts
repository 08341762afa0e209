/**
 * Loads the `.wasm` when it is first needed, calls into it, and throws the instance away after a trap: memory that a
 * panic left behind is not to be trusted, and a fresh instance costs little.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What `src/entry.rs` exports. */
interface Exports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  allocate(length: number): number;
  parse_input(skipLuau: number): number;
  check_input(): number;
  tokenize_input(): number;
  panic_on_purpose(): number;
  result_length(): number;
  result_address(): number;
}

export type Entry = "parse_input" | "check_input" | "tokenize_input" | "panic_on_purpose";

export interface Failure {
  readonly ok: false;
  readonly message: string;
}

export type Outcome = { readonly ok: true; readonly value: unknown } | Failure;

export interface Runtime {
  /** Runs one entry on a text. The value is what the entry wrote as JSON. */
  call(entry: Entry, source: string, argument?: number): Outcome;
}

/** Above this an instance is not kept: its memory never shrinks. */
const MEMORY_TO_KEEP = 256 * 1024 * 1024;

export function createRuntime(wasmPath = findWasm()): Runtime {
  let compiled: WebAssembly.Module | null = null;
  let live: Exports | null = null;

  function instantiate(): Exports {
    compiled ??= new WebAssembly.Module(readFileSync(wasmPath));
    // The exports are those of src/entry.rs; the `.wasm` is built from it, as provenance.test.ts checks.
    return new WebAssembly.Instance(compiled, {}).exports as Exports;
  }

  function call(entry: Entry, source: string, argument = 0): Outcome {
    let instance: Exports | null = null;
    try {
      instance = live ?? instantiate();
      live = null;
      const value = runEntry(instance, entry, source, argument);
      if (instance.memory.buffer.byteLength <= MEMORY_TO_KEEP) live = instance;
      return { ok: true, value };
    } catch (error) {
      return { ok: false, message: describeFailure(instance, error) };
    }
  }

  return { call };
}

/** Beside the package root: this file lies there as source, and in `dist/` when built. */
function findWasm(): string {
  const fromEnvironment = process.env["FULL_MOON_WASM"];
  if (fromEnvironment !== undefined && fromEnvironment !== "") return fromEnvironment;
  const beside = join(__dirname, "full_moon.wasm");
  return existsSync(beside) ? beside : join(dirname(__dirname), "full_moon.wasm");
}

function runEntry(instance: Exports, entry: Entry, source: string, argument: number): unknown {
  const input = Buffer.from(source, "utf8");
  const address = instance.allocate(input.length) >>> 0;
  new Uint8Array(instance.memory.buffer).set(input, address);
  const result = instance[entry](argument) >>> 0;
  return JSON.parse(readText(instance, result)) as unknown;
}

function readText(instance: Exports, address: number): string {
  return Buffer.from(instance.memory.buffer, address, instance.result_length() >>> 0).toString("utf8");
}

/** The panic's own message when there is one: the panic hook leaves it as the result. */
function describeFailure(instance: Exports | null, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (instance === null || !(error instanceof WebAssembly.RuntimeError)) return reason;
  try {
    const message = readText(instance, instance.result_address() >>> 0);
    return message === "" ? reason : message.replaceAll("\n", " ");
  } catch {
    return reason;
  }
}
