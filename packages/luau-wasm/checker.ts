import { instantiate, type Exports, type Instance } from "./instance";
import { resolveRequire } from "./resolve";
import * as results from "./results";
import type { Completion, Diagnostic, Hover, Resolve, SignatureHelp, Source } from "./types";
import { indexText, type BytePosition, type TextIndex } from "./utf16";

export interface CheckerOptions {
  /** Definition files, whose names become the packages of documentation symbols: `@engine/…`. */
  readonly definitions?: readonly Source[];
  /** Luau's new type solver, by default, or the old one. */
  readonly solver?: "new" | "old";
  /** `strict` by default; a `--!nonstrict` in a source has precedence. */
  readonly mode?: keyof typeof MODES;
  readonly resolve?: Resolve;
  readonly limits?: Partial<CheckerLimits>;
}

export interface CheckerLimits {
  /** Of the check of a source: 5 by default. */
  readonly seconds: number;
  /** In bytes. An instance that has grown further is replaced after the call: 256 MB by default. */
  readonly memory: number;
}

export interface Checker {
  /** Mistakes in the definitions. Definitions with mistakes have no effect. */
  readonly definitionDiagnostics: readonly Diagnostic[];
  /** Loads further definitions, for all later checks. Returns their mistakes. */
  define(definitions: Source): readonly Diagnostic[];
  /** Replaces all sources, and checks each of them, or those in `names`. */
  check(sources: readonly Source[], names?: readonly string[]): readonly Diagnostic[];
  /** The names that fit at an offset of a source of the last check. */
  complete(name: string, offset: number): readonly Completion[];
  /** Describes the expression at an offset of a source of the last check. */
  hover(name: string, offset: number): Hover | null;
  /** Describes the call around an offset of a source of the last check. */
  signature(name: string, offset: number): SignatureHelp | null;
}

const DEFAULT_LIMITS: CheckerLimits = { seconds: 5, memory: 256 * 1024 * 1024 };

/** `Luau::Mode` */
const MODES = { nocheck: 0, nonstrict: 1, strict: 2 } as const;

/** The sources of the last check. */
interface Checked {
  readonly sources: readonly Source[];
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, TextIndex>;
}

const NOTHING: Checked = { sources: [], names: new Set(), texts: new Map() };

/**
 * Creates a type checker. No input traps or hangs it: an instance that traps is replaced, and what it was asked
 * is answered with a diagnostic, or with nothing.
 */
export function createChecker(module: WebAssembly.Module, options: CheckerOptions = {}): Checker {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let checked = NOTHING;
  const definitions = [...(options.definitions ?? [])];
  const open = (): Opened => openInstance(module, { ...options, definitions }, () => checked);
  const { instance: first, found } = open();
  const use = keepInstance(first, () => open().instance, limits.memory);

  function ask<T>(name: string, offset: number, otherwise: T, query: Query<T>): T {
    const text = checked.texts.get(name);
    if (text === undefined) return otherwise;
    return use(
      (instance) => askInstance(instance, { name, text, offset, seconds: limits.seconds }, query),
      () => otherwise,
    );
  }

  return {
    definitionDiagnostics: found,
    define: (source) => {
      const diagnostics = use(
        (instance) => define(instance, source),
        (message) => [results.internal(source.name, message)],
      );
      if (diagnostics.length === 0) definitions.push(source);
      return diagnostics;
    },
    check: (sources, names = sources.map(({ name }) => name)) => {
      checked = toChecked(sources);
      const check = (name: string) => (instance: Instance) =>
        checkOne(instance, name, limits.seconds, checked.texts);
      use(
        (instance) => replaceSources(instance, sources),
        () => undefined,
      );
      return names.flatMap((name) => use(check(name), (message) => [results.internal(name, message)]));
    },
    complete: (name, offset) => ask(name, offset, [], COMPLETE),
    hover: (name, offset) => ask(name, offset, null, HOVER),
    signature: (name, offset) => ask(name, offset, null, SIGNATURE),
  };
}

const toChecked = (sources: readonly Source[]): Checked => ({
  sources,
  names: new Set(sources.map(({ name }) => name)),
  texts: new Map(sources.map(({ name, text }) => [name, indexText(text)])),
});

/** Opens a checker in a new instance, with the definitions and the sources of the last check. */
function openInstance(
  module: WebAssembly.Module,
  { definitions = [], resolve = resolveRequire, solver, mode = "strict" }: CheckerOptions,
  checked: () => Checked,
): Opened {
  const instance = instantiate(module, {
    resolve: (from, request) => resolve(from, request, checked().names),
    emit: () => 1,
    interrupt: () => true,
  });
  instance.exports.checker_open(Number(solver !== "old"), MODES[mode]);
  const found = definitions.flatMap((source) => define(instance, source));
  replaceSources(instance, checked().sources);
  return { instance, found };
}

type UseInstance = <T>(call: (instance: Instance) => T, otherwise: (message: string) => T) => T;

/** Calls a live instance. One that has trapped, or grown too large, is dropped, and replaced on the next call. */
function keepInstance(first: Instance, open: () => Instance, mostMemory: number): UseInstance {
  let live: Instance | null = first;
  return (call, otherwise) => {
    try {
      const instance = (live ??= open());
      const value = call(instance);
      if (instance.memory() > mostMemory) live = null;
      return value;
    } catch (error) {
      live = null;
      return otherwise(error instanceof Error ? error.message : String(error));
    }
  };
}

interface Opened {
  readonly instance: Instance;
  /** In the definitions. */
  readonly found: readonly Diagnostic[];
}

/** A question about a place in a source. */
interface Query<T> {
  readonly call: (exports: Exports, name: readonly [number, number], place: Place) => void;
  readonly read: (result: unknown, text: TextIndex) => T;
}

interface Place extends BytePosition {
  readonly seconds: number;
}

const COMPLETE: Query<readonly Completion[]> = {
  call: (exports, name, { line, column, seconds }) =>
    exports.checker_complete(...name, line, column, seconds),
  read: results.readCompletions,
};

const HOVER: Query<Hover | null> = {
  call: (exports, name, { line, column }) => exports.checker_hover(...name, line, column),
  read: results.readHover,
};

const SIGNATURE: Query<SignatureHelp | null> = {
  call: (exports, name, { line, column }) => exports.checker_signature(...name, line, column),
  read: results.readSignature,
};

interface Asked {
  readonly name: string;
  readonly text: TextIndex;
  readonly offset: number;
  readonly seconds: number;
}

function askInstance<T>(instance: Instance, { name, text, offset, seconds }: Asked, query: Query<T>): T {
  const place = { ...text.positionAt(offset), seconds };
  instance.withTexts([name], (address = 0, length = 0) =>
    query.call(instance.exports, [address, length], place),
  );
  return query.read(instance.readResult(), text);
}

function define(instance: Instance, { name, text }: Source): readonly Diagnostic[] {
  instance.withTexts([name, text], (...texts) =>
    instance.exports.checker_define(...(texts as [number, number, number, number])),
  );
  return results.readDiagnostics(instance.readResult(), name, new Map([[name, indexText(text)]]));
}

function replaceSources(instance: Instance, sources: readonly Source[]): void {
  instance.exports.checker_clear();
  for (const { name, text } of sources)
    instance.withTexts([name, text], (...texts) =>
      instance.exports.checker_add(...(texts as [number, number, number, number])),
    );
}

function checkOne(
  instance: Instance,
  name: string,
  seconds: number,
  texts: ReadonlyMap<string, TextIndex>,
): readonly Diagnostic[] {
  instance.withTexts([name], (address = 0, length = 0) =>
    instance.exports.checker_check(address, length, seconds),
  );
  return results.readDiagnostics(instance.readResult(), name, texts);
}
