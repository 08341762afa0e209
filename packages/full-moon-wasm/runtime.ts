/** After a trap, the instance is discarded: a panic may leave its memory in an invalid state. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { WordReader } from "./word-reader";

/** The exports of `src/entry.rs`. */
interface Exports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  allocate(length: number): number;
  parse_input(): void;
  check_input(): void;
  panic_on_purpose(): void;
  tape_address(): number;
  tape_length(): number;
  strings_address(): number;
  strings_length(): number;
}

type Entry = "parse_input" | "check_input" | "panic_on_purpose";

export interface Failure {
  readonly ok: false;
  readonly message: string;
}

type Outcome<T> = { readonly ok: true; readonly value: T } | Failure;

/** In bytes. The memory of a larger instance never shrinks, and slows down as it fragments. */
const MEMORY_TO_KEEP = 64 * 1024 * 1024;

export function createRuntime(wasmPath = findWasm()) {
  let compiled: WebAssembly.Module | null = null;
  let live: Exports | null = null;

  function instantiate(): Exports {
    compiled ??= new WebAssembly.Module(readFileSync(wasmPath));
    // The exports are those of src/entry.rs; provenance.test.ts checks that the `.wasm` is built from it.
    return new WebAssembly.Instance(compiled, {}).exports as Exports;
  }

  function call<T>(entry: Entry, source: string, read: (words: WordReader) => T): Outcome<T> {
    let instance: Exports | null = null;
    try {
      instance = live ?? instantiate();
      live = null;
      const value = runEntry(instance, entry, source, read);
      if (instance.memory.buffer.byteLength <= MEMORY_TO_KEEP) live = instance;
      return { ok: true, value };
    } catch (error) {
      return { ok: false, message: describeFailure(instance, error) };
    }
  }

  return { call };
}

/** In the package root: this file is there as source, and in `dist/` when built. */
function findWasm(): string {
  const fromEnvironment = process.env["FULL_MOON_WASM"];
  if (fromEnvironment !== undefined && fromEnvironment !== "") return fromEnvironment;
  const beside = join(__dirname, "full_moon.wasm");
  return existsSync(beside) ? beside : join(dirname(__dirname), "full_moon.wasm");
}

function runEntry<T>(instance: Exports, entry: Entry, source: string, read: (words: WordReader) => T): T {
  const input = Buffer.from(source, "utf8");
  const address = instance.allocate(input.length) >>> 0;
  new Uint8Array(instance.memory.buffer).set(input, address);
  instance[entry]();
  const encoded = new Uint32Array(
    instance.memory.buffer,
    instance.tape_address() >>> 0,
    instance.tape_length() >>> 0,
  );
  const words = new WordReader(encoded, readStrings(instance), source);
  const value = read(words);
  words.end();
  return value;
}

function readStrings(instance: Exports): readonly string[] {
  const json = readStringBytes(instance);
  // `src/tape.rs` writes an array of strings, or nothing.
  return json === "" ? [] : (JSON.parse(json) as string[]);
}

function readStringBytes(instance: Exports): string {
  const address = instance.strings_address() >>> 0;
  return Buffer.from(instance.memory.buffer, address, instance.strings_length() >>> 0).toString("utf8");
}

/** The panic's message, if there is one: the panic hook stores it in place of a result's strings. */
function describeFailure(instance: Exports | null, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (instance === null || !(error instanceof WebAssembly.RuntimeError)) return reason;
  try {
    const message = readStringBytes(instance);
    return message === "" ? reason : message.replaceAll("\n", " ");
  } catch {
    return reason;
  }
}
