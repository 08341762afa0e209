/** The page checks samples as the build does: with the same definitions, files, settings and type solver. */
import { readFileSync } from "node:fs";
import { markLines, parseMeta, toModulesLine } from "luau-contract";
import { loadLuau, luauPath } from "luau-wasm/node";
import { expect, test, vi } from "vitest";
import { checkSamples, findFences, textDocument } from "../../../packages/luau-defs/src/engine";
import { canTry, factsOf } from "../../../src/lib/code-sample/sample-facts";
import { wholeText } from "../../../src/lib/playground/hidden-text";
import { filesOf, type SampleFiles } from "../../../src/lib/playground/sample-files";
import { createLanguage } from "../../../src/playground/language";
import type { Explained } from "../../../src/playground/luau-worker-messages";
import { problemsOf } from "../../../src/playground/problems";
import { expectCases } from "../../support/read-cases";
import { definitionsIn } from "../samples/definitions-in";

/** Definitions, and the modules that scripts require. */
interface Engine {
  readonly bundle: string;
  readonly modules: readonly string[];
}

function publish({ bundle, modules }: Engine): void {
  const files: Readonly<Record<string, BodyInit>> = {
    "/d/engine.d.luau": bundle,
    "/d/engine.mock.luau": `${toModulesLine(modules)}\n`,
    "luau.wasm": new Uint8Array(readFileSync(luauPath())),
  };
  vi.stubGlobal("fetch", (address: string) => {
    const [, content] = Object.entries(files).find(([name]) => address.endsWith(name)) ?? [];
    return Promise.resolve(new Response(content ?? null, { status: content === undefined ? 404 : 200 }));
  });
}

/** Opens every sample of a guide as a page does. Returns the problems of each. */
async function inPage(guide: string, engine: Engine): Promise<readonly (readonly string[] | null)[]> {
  publish(engine);
  const fences = findFences(textDocument("guide.mdx", guide).texts[0] ?? []);
  const samples = fences.map(({ meta: text, lines }) => {
    const code = lines.map((line) => line.text).join("\n");
    const meta = parseMeta(text);
    return {
      code: markLines(code, meta).code,
      facts: factsOf(code, meta) ?? {},
      isOpen: canTry(code, "luau", meta),
    };
  });
  return Promise.all(
    samples.map((sample, index) => (sample.isOpen ? problemsIn(filesOf(samples, index)) : [])),
  );
}

async function problemsIn({ files, definitions }: SampleFiles): Promise<readonly string[] | null> {
  const language = createLanguage();
  await language("open", { bundle: "/d/engine", definitions, search: SEARCH });
  const texts = new Map(files.map(({ name, text, hidden }) => [name, wholeText(text, hidden)]));
  const sources = [...texts].map(([name, { text }]) => ({ name, text }));
  // The message of this call alone.
  const found = (await language("check", { sources, names: [files[0].name] })) as readonly Explained[] | null;
  return found && problemsOf(found, texts).map(({ message }) => message);
}

/** The errors that the build announces in each sample; null if it was not checked. */
function inBuild(guide: string, { bundle, modules }: Engine): readonly (readonly string[] | null)[] {
  const { value, diagnostics } = checkSamples([textDocument("guide.mdx", guide)], {
    definitions: definitionsIn(bundle),
    modules,
    loadLuau,
    luauDigest: "",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return value.notes.map(({ isRight, errors }) => (isRight ? errors.map(({ message }) => message) : null));
}

/** No index is published there. */
const SEARCH = { folder: "/search", scope: { locale: "en", version: "current" } };

const DOOR = "declare Door: { open: (seconds: number) -> () }\n";

// A guide, and the engine's definitions unless they are those of a door; the errors that each sample announces.
test("the page reports what the build announces", () =>
  expectCases("cases/page-checks.txt", async ([guide = "", bundle = DOOR]) => {
    const engine = { bundle: `${bundle}\n`, modules: ["lanterns"] };
    const announced = inBuild(`${guide}\n`, engine);
    expect(await inPage(`${guide}\n`, engine)).toEqual(announced);
    return announced
      .map((errors) => (errors === null ? "not checked" : errors.join(", ") || "right"))
      .join("\n");
  }));

test("a file that is not there is an error, as in the build", async () => {
  const guide = '```luau\nprint(require("./other"))\n```\n';
  expect(await inPage(guide, { bundle: DOOR, modules: [] })).toEqual([["Unknown require: ./other"]]);
});
