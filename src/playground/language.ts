/** The worker's end of the calls. */
import { explainReports, UNNAMED_SAMPLE } from "luau-contract";
import type { Elsewhere } from "luau-search";
import {
  ANY_MODULE,
  createChecker,
  resolveOrAny,
  type Checker,
  type Diagnostic,
  type Source,
} from "luau-wasm";
import { lateElsewhere, type LateElsewhere } from "./late-elsewhere";
import type { CallName, Calls, Explained } from "./messages";
import { createReferenceTexts, type ReferenceTexts } from "./reference-texts";

interface Opened {
  readonly checker: Checker;
  readonly texts: ReferenceTexts;
  readonly explain: LateElsewhere;
}

type Answer = <Name extends CallName>(name: Name, argument: Calls[Name][0]) => Promise<Calls[CallName][1]>;

/** Answers calls. The first has to be `open`. */
export function createLanguage(): Answer {
  let opening: Promise<Opened & Calls["open"][1]> | null = null;
  return async (name, argument) => {
    if (name === "open") opening = open(argument as Calls["open"][0]); // of this name
    if (opening === null) throw new Error("Nothing is open.");
    const opened = await opening;
    return name === "open" ? { module: opened.module } : answer(name, argument, opened);
  };
}

/** The arguments are those of the name. */
function answer(
  name: Exclude<CallName, "open">,
  argument: unknown,
  { checker, texts, explain }: Opened,
): Calls[CallName][1] | Promise<Calls[CallName][1]> {
  if (name === "describe") return texts.describe((argument as Calls["describe"][0]).symbol);
  if (name === "check") {
    const { sources } = argument as Calls["check"][0];
    const names = sources.map((source) => source.name);
    const found = checker.check(withAnyModule(sources), names);
    return explain((elsewhere) => explained(found, sources, { checker, elsewhere }));
  }
  const place = argument as Calls["complete"][0];
  // Completion checks what it requires; the others answer from the last check.
  checker.check(withAnyModule(place.sources), name === "complete" ? [] : [place.name]);
  return checker[name](place.name, place.offset);
}

/** The reports about each source, with suggestions. */
const explained = (
  found: readonly Diagnostic[],
  sources: readonly Source[],
  { checker, elsewhere }: { readonly checker: Checker; readonly elsewhere: Elsewhere },
): readonly Explained[] =>
  sources.flatMap(({ name, text }) =>
    explainReports(
      found.filter(({ source }) => source === name),
      text,
      { at: (offset) => checker.complete(name, offset), elsewhere },
    ),
  );

/** Whether a `require` can be resolved, as in the build: the page shows all files of a text that has any. */
const withAnyModule = (sources: readonly Source[]): readonly Source[] =>
  sources.some(({ name }) => name !== UNNAMED_SAMPLE) ? sources : [...sources, ANY_MODULE];

async function open({ bundle, definitions, search }: Calls["open"][0]): Promise<Opened & Calls["open"][1]> {
  const [module, text] = await Promise.all([compile(), fetchText(`${bundle}.d.luau`)]);
  const checker = createChecker(module, {
    // Answers in a fifth of the new solver's time, and the build has checked the sample with both.
    solver: "old",
    definitions: [
      { name: `@${bundle.slice(bundle.lastIndexOf("/") + 1)}`, text },
      ...definitions.map((own) => ({ name: "@sample", text: own })),
    ],
    resolve: resolveOrAny,
  });
  return {
    module,
    checker,
    texts: createReferenceTexts(`${bundle}.docs.json`),
    explain: lateElsewhere(search),
  };
}

/** Some servers do not know the type of the file, which compiling while it loads requires. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await load(new URL("luau-wasm/luau.wasm", import.meta.url).href);
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const fetchText = async (address: string): Promise<string> => (await load(address)).text();

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}
