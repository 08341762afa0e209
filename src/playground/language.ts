import {
  explainReports,
  isExternalModule,
  misspeltFields,
  type KnownNames,
  readModulesLine,
} from "luau-contract";
import type { Elsewhere } from "luau-search";
import { fetchFile } from "../lib/browser/fetch-file";
import {
  ANY_MODULE,
  createChecker,
  hasFunction,
  resolveOrAny,
  type Checker,
  type CheckerOptions,
  type Diagnostic,
  type SignatureHelp,
  type Source,
} from "luau-wasm";
import type {
  CallName,
  Calls,
  Explained,
  OpenedEngine,
  Description,
  IndexLocation,
} from "./luau-worker-messages";

interface Opened extends OpenedEngine, EngineChecker {
  readonly isKnown: (word: string) => boolean;
  readonly describe: (symbol: string) => Promise<Description | null>;
  readonly explain: LazyElsewhere;
}

interface EngineChecker {
  readonly checker: Checker;
  /** Whether a type solver accepts the definitions; the build checks samples only then. */
  readonly isAccepted: boolean;
}

type Answer = <Name extends CallName>(name: Name, argument: Calls[Name][0]) => Promise<Calls[CallName][1]>;

/** Answers calls, the first of which is `open`. */
export function createLanguage(): Answer {
  let opening: Promise<Opened> | null = null;
  return async (name, argument) => {
    if (name === "open") opening = open(argument as Calls["open"][0]); // of this name
    if (opening === null) throw new Error("Nothing is open.");
    const opened = await opening;
    const { module, prelude } = opened;
    return name === "open" ? { module, prelude } : answer(name, argument, opened);
  };
}

/** Answers a call, whose argument has the type of its name. */
function answer(
  name: Exclude<CallName, "open">,
  argument: unknown,
  { checker, describe, explain, isAccepted, isKnown }: Opened,
): Calls[CallName][1] | Promise<Calls[CallName][1]> {
  if (name === "describe") return describe((argument as Calls["describe"][0]).symbol);
  if (name === "check") {
    const { sources, names } = argument as Calls["check"][0];
    if (!isAccepted) return null;
    const check = () => checker.check([...sources, ANY_MODULE], names);
    const isFunction = (path: string): boolean => hasFunction(checker, path, check);
    return explain((elsewhere) => explained(check(), sources, { checker, elsewhere, isFunction, isKnown }));
  }
  const request = argument as Calls["complete"][0];
  // Completion checks what it requires; the others answer from the last check.
  checker.check([...request.sources, ANY_MODULE], name === "complete" ? [] : [request.name]);
  return checker[name](request.name, request.offset);
}

const explained = (
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  {
    checker,
    isKnown,
    ...names
  }: Pick<Opened, "checker" | "isKnown"> & Pick<KnownNames, "isFunction" | "elsewhere">,
): readonly Explained[] => {
  const reports = sources.flatMap(({ name, text }) => {
    const completionsAt = (offset: number) => checker.complete(name, offset);
    const parameters = (offset: number) => parametersOf(checker.signature(name, offset));
    const reported = diagnostics.filter(({ source }) => source === name);
    return explainReports(reported, text, { completionsAt, parameters, ...names });
  });
  const misspelt = sources.flatMap((source) => {
    const others = sources.filter((other) => other !== source);
    const fields = misspeltFields([source, ...others, ANY_MODULE], checker, isKnown);
    return fields.map((field): Explained => ({ ...field, source: source.name, fix: null }));
  });
  return [...reports, ...misspelt];
};

/** The parameters of the only signature: which of several is meant is not known. */
const parametersOf = (help: SignatureHelp | null): readonly string[] =>
  help?.signatures.length === 1
    ? (help.signatures[0]?.parameters ?? []).map(({ name, type }) =>
        name === "" ? type : `${name}: ${type}`,
      )
    : [];

async function open({ bundle, definitions, search }: Calls["open"][0]): Promise<Opened> {
  const [module, text, prelude] = await Promise.all([
    compile(),
    fetchFile(`${bundle}.d.luau`).then((response) => response.text()),
    fetch(`${bundle}.mock.luau`).then((response) => (response.ok ? response.text() : "")),
  ]);
  const modules = readModulesLine(prelude);
  const engine = { name: `@${bundle.slice(bundle.lastIndexOf("/") + 1)}`, text };
  const opened = createAccepting(module, {
    definitions: [engine, ...definitions.map((definition) => ({ name: "@sample", text: definition }))],
    resolve: resolveOrAny((request) => isExternalModule(request, modules)),
  });
  const words = new Set([text, ...definitions].flatMap((one) => one.match(/\w+/g) ?? []));
  return {
    ...opened,
    isKnown: (word) => words.has(word),
    module,
    prelude,
    describe: createDescriptions(`${bundle}.docs.json`),
    explain: createElsewhere(search),
  };
}

/** A checker with the first type solver that accepts the engine's definitions, as in the build. */
function createAccepting(module: WebAssembly.Module, options: CheckerOptions): EngineChecker {
  const engine = options.definitions?.[0]?.name;
  const create = (solver: "new" | "old"): EngineChecker => {
    const checker = createChecker(module, { ...options, solver });
    return { checker, isAccepted: checker.definitionDiagnostics.every(({ source }) => source !== engine) };
  };
  const first = create("new");
  return first.isAccepted ? first : create("old");
}

/** Some servers do not know the type of the file, which compiling while it loads requires. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetchFile(new URL("luau-wasm/luau.wasm", import.meta.url).href);
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

interface PublishedText {
  readonly documentation?: string;
  readonly learn_more_link?: string;
}

/** Loads something once, when it is first called. After a failure, it returns null, and the next call retries. */
function createLoader<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load()).catch(() => (loading = null));
}

/** Summaries and addresses by documentation symbol, from a file that is fetched for the first of them. */
function createDescriptions(address: string): Opened["describe"] {
  const loadTexts = createLoader(() => fetchTexts(address));
  return async (symbol) => {
    const texts = await loadTexts();
    const entry = texts !== null && Object.hasOwn(texts, symbol) ? texts[symbol] : undefined;
    if (entry === undefined) return null;
    return { summary: summaryOf(entry.documentation ?? ""), href: entry.learn_more_link ?? "" };
  };
}

const fetchTexts = async (address: string): Promise<Readonly<Record<string, PublishedText>>> =>
  (await (await fetchFile(address)).json()) as Record<string, PublishedText>; // written by the build

/** The first paragraph of Markdown, as text. */
const summaryOf = (markdown: string): string =>
  (markdown.split(/\n\s*\n/)[0] ?? "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Calls a function that looks up names; again when the index is loaded, if it looked them up before. */
type LazyElsewhere = <T>(call: (elsewhere: Elsewhere) => T) => Promise<T>;

function createElsewhere(location: IndexLocation): LazyElsewhere {
  let loaded: Elsewhere | null = null;
  const load = createLoader(async () => {
    const { loadElsewhere } = await import("./load-elsewhere");
    return (loaded = await loadElsewhere(location));
  });
  return async (call) => {
    let isIndexUsed = false;
    const first = call((code) => {
      isIndexUsed = true;
      return loaded?.(code) ?? null;
    });
    if (!isIndexUsed || loaded !== null) return first;
    const elsewhere = await load();
    return elsewhere === null ? first : call(elsewhere);
  };
}
