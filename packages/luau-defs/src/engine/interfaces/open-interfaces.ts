/**
 * In: plain modules. Out: what Luau says about the value that each returns. An answer is kept as long as the
 * module and all that it requires are the same.
 */
import { ANY_MODULE, createChecker, type Checker, type ModuleInterface } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { memoize } from "luau-syntax";
import { digestOf } from "../../read/digest";
import type { Interfaces } from "../../read/analyse-file";
import { requestOf, requireResolver } from "../../read/modules/require-path";
import { isModule, type SourceFile } from "../../read/source/source-file";

export type InterfaceCache = Map<string, InterfaceAnswer>;

export const createInterfaceCache = (): InterfaceCache => new Map();

/** Modules whose interfaces have not been inferred, and all modules that these may require. */
export interface Unanswered {
  readonly sources: readonly SourceFile[];
  readonly paths: readonly string[];
}

export type Postpone = (unanswered: Unanswered) => void;

export interface InterfaceAnswer {
  readonly answer: ModuleInterface | null;
  /** All file names, since requires resolve against them. */
  readonly names: string;
  /** The digests of the module and of all that it requires, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly digest: string;
}

export function openInterfaces(
  sources: readonly SourceFile[],
  cache: InterfaceCache,
  postpone?: Postpone,
): Interfaces {
  const modules = sources.filter(isModule);
  const byPath = new Map(modules.map((source) => [source.path, source]));
  for (const path of cache.keys()) if (!byPath.has(path)) cache.delete(path);
  const fileOf = requireResolver(byPath);
  const resolve = (from: string, request: string): string | null => {
    const source = byPath.get(from);
    return source === undefined ? null : (fileOf(from, requestOf(source, request))?.path ?? null);
  };
  const names = digestOf([...byPath.keys()].sort());
  const textOf = (path: string): string => {
    const source = byPath.get(path);
    return source === undefined ? "" : sourceDigest(source);
  };
  let loaded: LoadedModules | null = null;
  return {
    resolve,
    answerOf: ({ path }) => {
      const cached = cache.get(path);
      const isSame =
        cached?.names === names && [...cached.texts].every(([file, text]) => textOf(file) === text);
      if (!isSame && postpone !== undefined) {
        postpone({ sources: modules, paths: [path] });
        return null;
      }
      const current = isSame ? cached : answer((loaded ??= load(modules, resolve)), path, names, textOf);
      cache.set(path, current);
      return current;
    },
  };
}

function answer(
  { checker, requiredBy }: LoadedModules,
  path: string,
  names: string,
  textOf: (path: string) => string,
): InterfaceAnswer {
  // Fills `requiredBy`, so it must come first.
  const moduleInterface = checker.moduleInterface(path);
  const files = new Set([path]);
  for (const file of files) for (const required of requiredBy.get(file) ?? []) files.add(required);
  const texts = new Map([...files].map((file) => [file, textOf(file)]));
  return { answer: moduleInterface, names, texts, digest: digestOf([names, ...texts].flat()) };
}

export function askPostponed({ sources, paths }: Unanswered, cache: InterfaceCache): InterfaceCache {
  const { answerOf } = openInterfaces(sources, cache);
  const wanted = new Set(paths);
  for (const source of sources) if (wanted.has(source.path)) answerOf(source);
  return new Map([...cache].filter(([path]) => wanted.has(path)));
}

interface LoadedModules {
  readonly checker: Checker;
  readonly requiredBy: ReadonlyMap<string, ReadonlySet<string>>;
}

type Resolve = Interfaces["resolve"];

function load(modules: readonly SourceFile[], resolve: Resolve): LoadedModules {
  currentResolve = resolve;
  const configuration = digestOf(modules.map(configurationOf));
  // Without sources, the checker discards the requires that it has resolved.
  if (configuration !== lastConfiguration) {
    checker?.check([]);
    requiredBy.clear();
    lastConfiguration = configuration;
  }
  checker ??= createChecker(loadLuau(), {
    mode: "nonstrict",
    resolve: (from, request) => resolveAndRecord(from, request) ?? ANY_MODULE.name,
    resolveObject: resolveAndRecord,
    limits: { seconds: MAX_SECONDS },
  });
  checker.check([...modules.map(({ path, text }) => ({ name: path, text })), ANY_MODULE], []);
  return { checker, requiredBy };
}

/** The process has one checker: its memory never shrinks. */
let checker: Checker | null = null;
let currentResolve: Resolve = () => null;
/** Digest of the aliases and manifests at the last check. */
let lastConfiguration = "";
/** What each file requires; of a file that has changed, also what it required before. */
const requiredBy = new Map<string, Set<string>>();

/** Generous, so that a slow machine publishes the same interfaces. */
const MAX_SECONDS = 20;

function resolveAndRecord(from: string, request: string): string | null {
  const path = currentResolve(from, request);
  if (path === null) return null;
  const paths = requiredBy.get(from) ?? new Set();
  requiredBy.set(from, paths.add(path));
  return path;
}

/** Sources are the same objects from run to run as long as their files are. */
const sourceDigest = memoize((source: SourceFile) => digestOf([source.text, configurationOf(source)]));

/** Aliases and manifests determine the files that requires resolve to. */
const configurationOf = ({ aliases, project }: SourceFile) => [[...aliases], project.key];
