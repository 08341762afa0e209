/** An instance of `luau.wasm`: its imports, and how texts cross. It requires neither Node nor a browser. */

/** The exports of `src/*.cpp`. */
export interface Exports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(length: number): number;
  release(address: number): void;
  result_address(): number;
  result_length(): number;
  checker_open(isNewSolver: number, mode: number, hasObjects: number): void;
  checker_define(name: number, nameLength: number, text: number, textLength: number): void;
  checker_clear(): void;
  checker_add(name: number, nameLength: number, text: number, textLength: number): void;
  checker_check(name: number, length: number, seconds: number): void;
  checker_complete(name: number, length: number, line: number, column: number, seconds: number): void;
  checker_hover(name: number, length: number, line: number, column: number): void;
  checker_signature(name: number, length: number, line: number, column: number): void;
  checker_interface(name: number, length: number, seconds: number): void;
  machine_open(mostMemory: number): void;
  machine_add(name: number, nameLength: number, text: number, textLength: number): void;
  machine_run(name: number, length: number, prelude: number, preludeLength: number): void;
}

export interface Host {
  /** The name of a module, or null. */
  resolve(from: string, request: string): string | null;
  /** Receives an event of a run, as JSON. Returns 1 to end the run, 2 to get no more traced calls. */
  emit(json: string): number;
  /** Returns true to end the run. */
  interrupt(): boolean;
}

export interface Instance {
  readonly exports: Exports;
  /** Calls a function with addresses and lengths of texts, and with numbers. */
  call(entry: (...numbers: number[]) => void, texts: readonly string[], ...numbers: number[]): void;
  /** The same, and returns the JSON that the function leaves. */
  ask: (...call: Parameters<Instance["call"]>) => unknown;
  /** In bytes. */
  memory(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class OutOfMemory extends Error {}

export function instantiate(module: WebAssembly.Module, host: Host): Instance {
  // The imports need the exports, which are there before any of them is called.
  const held: { exports?: Exports } = {};
  const exportsOf = (): Exports => {
    if (held.exports === undefined) throw new Error("The instance is not ready.");
    return held.exports;
  };
  const clock = { start: 0 };
  const imports = { ...hostImports(exportsOf, host), ...systemImports(exportsOf, clock) };
  // provenance.test.ts checks that the `.wasm` is built from the sources whose exports these are.
  const exports = new WebAssembly.Instance(module, imports).exports as Exports;
  held.exports = exports;
  exports._initialize();
  const call: Instance["call"] = (entry, texts, ...numbers) => {
    clock.start = Date.now();
    const placed = texts.map((text) => copyIn(exports, encoder.encode(text)));
    entry(...placed.flat(), ...numbers);
    for (const [address = 0] of placed) exports.release(address);
  };
  return {
    exports,
    call,
    ask: (...args) => {
      call(...args);
      return JSON.parse(textAt(exports, exports.result_address(), exports.result_length()));
    },
    memory: () => exports.memory.buffer.byteLength,
  };
}

function copyIn(exports: Exports, bytes: Uint8Array): readonly [number, number] {
  const address = exports.allocate(bytes.length) >>> 0;
  if (address === 0) throw new OutOfMemory("The text is too long.");
  new Uint8Array(exports.memory.buffer).set(bytes, address);
  return [address, bytes.length];
}

const textAt = ({ memory }: Exports, address: number, length: number): string =>
  decoder.decode(new Uint8Array(memory.buffer, address >>> 0, length >>> 0));

/** The functions that `bridge.h`, `machine.cpp` and `events.cpp` import. */
function hostImports(exportsOf: () => Exports, host: Host): WebAssembly.Imports {
  return {
    host: {
      resolve: (from: number, fromLength: number, request: number, requestLength: number, found: number) => {
        const exports = exportsOf();
        const name = host.resolve(textAt(exports, from, fromLength), textAt(exports, request, requestLength));
        if (name === null) return -1;
        const [address, length] = copyIn(exports, encoder.encode(name));
        new DataView(exports.memory.buffer).setUint32(found >>> 0, address, true);
        return length;
      },
      emit: (text: number, length: number) => host.emit(textAt(exportsOf(), text, length)),
      interrupt: () => Number(host.interrupt()),
    },
  };
}

/** The few system calls of the C++ library. There are no files, and no environment. */
function systemImports(exportsOf: () => Exports, clock: { readonly start: number }): WebAssembly.Imports {
  const BAD_FILE = 8;
  return {
    env: {
      emscripten_notify_memory_growth: () => undefined,
      emscripten_get_now: () => Date.now(),
    },
    wasi_snapshot_preview1: {
      // Since the start of the call: C's `clock()` overflows after 35 minutes.
      clock_time_get: (_clock: number, _precision: bigint, result: number) => {
        const nanoseconds = BigInt(Math.max(0, Math.round((Date.now() - clock.start) * 1e6)));
        new DataView(exportsOf().memory.buffer).setBigUint64(result >>> 0, nanoseconds, true);
        return 0;
      },
      environ_sizes_get: () => BAD_FILE,
      environ_get: () => BAD_FILE,
      fd_write: () => BAD_FILE,
      fd_read: () => BAD_FILE,
      fd_seek: () => BAD_FILE,
      fd_close: () => BAD_FILE,
      proc_exit: (code: number) => {
        throw new WebAssembly.RuntimeError(`The instance ended with code ${code}.`);
      },
    },
  };
}
