import { instantiate, type Instance } from "./instance";
import { resolveRequire } from "./resolve";
import * as results from "./read-results";
import { createNames, keepNames, type Alias, type IsShown, type NameTypes } from "./type-names";
import type { Completion, LuauDiagnostic, Hover, Resolve, SignatureHelp, Source } from "./api-types";
import { indexText, type TextIndex } from "./utf16";
import { readInterface, type ModuleInterface } from "./module-interface";

export interface CheckerOptions {
  /** Definition files, whose names become the packages of documentation symbols: `@engine/…`. */
  readonly definitions?: readonly Source[];
  /** Luau's new type solver, by default, or the old one. */
  readonly solver?: "new" | "old";
  /** `strict` by default; a `--!nonstrict` in a source has precedence. */
  readonly mode?: keyof typeof MODES;
  readonly resolve?: Resolve;
  /**
   * Resolves each step of `script.Parent.X`; what it does not find is `any`. By default, only texts are
   * accepted.
   */
  readonly resolveObject?: Resolve;
  readonly limits?: Partial<CheckerLimits>;
}

export interface CheckerLimits {
  /** The time limit of a check: 5 by default. */
  readonly seconds: number;
  /** In bytes. An instance that has grown further is replaced after the call: 256 MB by default. */
  readonly memory: number;
}

export interface Checker {
  /** Definitions with problems have no effect. */
  readonly definitionDiagnostics: readonly LuauDiagnostic[];
  /** Loads further definitions, for all later checks. Returns their problems. */
  define(definitions: Source): readonly LuauDiagnostic[];
  /**
   * Replaces all sources, and checks each of them, or those in `names`.
   * @param isNamed whether a union of the definitions may be called by this name; each may by default
   */
  check(sources: readonly Source[], names?: readonly string[], isNamed?: IsShown): readonly LuauDiagnostic[];
  /** The names that fit at an offset of a source of the last check. */
  complete(name: string, offset: number): readonly Completion[];
  /** Describes the expression at an offset of a source of the last check. */
  hover(name: string, offset: number): Hover | null;
  /** Describes the call around an offset of a source of the last check. */
  signature(name: string, offset: number): SignatureHelp | null;
  /** Describes what one of the sources returns, checked or not; null if Luau gives up on it. */
  moduleInterface(name: string): ModuleInterface | null;
}

const DEFAULT_LIMITS: CheckerLimits = { seconds: 5, memory: 256 * 1024 * 1024 };

/** `Luau::Mode` */
const MODES = { nocheck: 0, nonstrict: 1, strict: 2 } as const;

/** As in `checker.cpp`: what a path of objects begins with. */
const OBJECT = "\u0001";

interface Checked {
  readonly sources: readonly Source[];
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, TextIndex>;
}

type Entry = "checker_complete" | "checker_hover" | "checker_signature" | "checker_interface";
type Read<T> = (result: unknown, nameTypes: NameTypes, text: TextIndex) => T;

const IGNORE = (): void => undefined;
const NOTHING: Checked = { sources: [], names: new Set(), texts: new Map() };

/** No input traps or hangs it: an instance that traps is replaced; the answer is a diagnostic, or nothing. */
export function createChecker(module: WebAssembly.Module, options: CheckerOptions = {}): Checker {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let checked = NOTHING;
  const definitions = [...(options.definitions ?? [])];
  const open = (): Opened => openInstance(module, { ...options, definitions }, () => checked);
  const { instance: first, diagnostics, aliases } = open();
  const typeNames = keepNames(aliases);
  const use = keepInstance(first, () => open().instance, limits.memory);

  /** What `entry` says about a source; `otherwise` about an unknown one, and if the instance traps. */
  function ask<T>(name: string, offset: number | null, otherwise: T, entry: Entry, read: Read<T>): T {
    const text = checked.texts.get(name);
    if (text === undefined) return otherwise;
    const { line, column } = text.positionAt(offset ?? 0);
    const numbers = offset === null ? [limits.seconds] : [line, column, limits.seconds];
    return use(
      ({ ask: call, exports }) => read(call(exports[entry], [name], ...numbers), typeNames.of(name), text),
      () => otherwise,
    );
  }

  return {
    definitionDiagnostics: diagnostics,
    define: (source) => {
      const added = use(
        (instance) => define(instance, source),
        (message): Defined => ({ diagnostics: [results.internal(source.name, message)], aliases: [] }),
      );
      if (added.diagnostics.length > 0) return added.diagnostics;
      definitions.push(source);
      typeNames.define(added.aliases);
      return [];
    },
    check: (sources, names = sources.map(({ name }) => name), isNamed) => {
      checked = toChecked(sources);
      typeNames.clear(isNamed);
      const check = (name: string) => (instance: Instance) => {
        const result = instance.ask(instance.exports.checker_check, [name], limits.seconds);
        typeNames.add(name, results.readAliases(result));
        return results.readDiagnostics(result, name, checked.texts, typeNames.of(name));
      };
      use((instance) => replaceSources(instance, sources), IGNORE);
      return names.flatMap((name) => use(check(name), (message) => [results.internal(name, message)]));
    },
    complete: (name, offset) => ask(name, offset, [], "checker_complete", results.readCompletions),
    hover: (name, offset) => ask(name, offset, null, "checker_hover", results.readHover),
    signature: (name, offset) => ask(name, offset, null, "checker_signature", results.readSignature),
    moduleInterface: (name) =>
      ask(name, null, null, "checker_interface", (result, _, text) =>
        readInterface(result, text, checked.texts),
      ),
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
  { definitions = [], resolve = resolveRequire, resolveObject, solver, mode = "strict" }: CheckerOptions,
  checked: () => Checked,
): Opened {
  const instance = instantiate(module, {
    resolve: (from, request) =>
      request.startsWith(OBJECT)
        ? (resolveObject?.(from, request.slice(1), checked().names) ?? null)
        : // Luau reports the name of a module that is not a source.
          (resolve(from, request, checked().names) ?? request),
    emit: () => 1,
    interrupt: () => true,
  });
  instance.exports.checker_open(Number(solver !== "old"), MODES[mode], Number(resolveObject !== undefined));
  const defined = definitions.map((source) => define(instance, source));
  replaceSources(instance, checked().sources);
  return {
    instance,
    diagnostics: defined.flatMap(({ diagnostics }) => diagnostics),
    aliases: defined.flatMap(({ aliases }) => aliases),
  };
}

type UseInstance = <T>(call: (instance: Instance) => T, otherwise: (message: string) => T) => T;

/** An instance that has trapped, or grown too large, is replaced on the next call. */
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

interface Defined {
  readonly diagnostics: readonly LuauDiagnostic[];
  readonly aliases: readonly Alias[];
}

interface Opened extends Defined {
  readonly instance: Instance;
}

function define(instance: Instance, { name, text }: Source): Defined {
  // Sources may use what is declared.
  loadedNames.delete(instance);
  const result = instance.ask(instance.exports.checker_define, [name, text]);
  const aliases = results.readAliases(result);
  const texts = new Map([[name, indexText(text)]]);
  return { diagnostics: results.readDiagnostics(result, name, texts, createNames(aliases)), aliases };
}

/** The names of the sources of each instance, which determine where its `require`s lead. */
const loadedNames = new WeakMap<Instance, string>();

/** Inferred types of a source are kept while its text and the names of all sources remain. */
function replaceSources(instance: Instance, sources: readonly Source[]): void {
  const names = sources
    .map(({ name }) => name)
    .sort()
    .join("\0");
  if (loadedNames.get(instance) !== names) instance.exports.checker_clear();
  loadedNames.set(instance, names);
  for (const { name, text } of sources) instance.call(instance.exports.checker_add, [name, text]);
}
