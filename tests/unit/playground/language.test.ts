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
    luau: "",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return value.notes.map(({ isRight, errors }) => (isRight ? errors.map(({ message }) => message) : null));
}

/** No index is published there. */
const SEARCH = { folder: "/search", scope: { locale: "en", version: "current" } };

const sample = (code: string, attributes = ""): string => `\`\`\`luau ${attributes}\n${code}\n\`\`\`\n`;

const DOOR = { bundle: "declare Door: { open: (seconds: number) -> () }\n", modules: ["lanterns"] };
const NEW_ONLY = { ...DOOR, bundle: `${DOOR.bundle}export type Key = keyof<{ a: number }>\n` };

test.each([
  ["a sample", DOOR, sample("Door.open(1)")],
  ["an error that is announced", DOOR, sample('Door.open("1")', 'error="number"')],
  [
    "a sample that continues one with an error",
    DOOR,
    sample('Door.open("1")', 'error="number"') + sample("Door.open(2)", "continues"),
  ],
  ["hidden lines", DOOR, sample("-- hide-next-line\nlocal seconds = 1\nDoor.open(seconds)")],
  [
    "a file whose definitions are below the sample",
    DOOR,
    sample("print(1)", 'file="index.luau"') +
      sample("declare Lantern: { lit: boolean }", "definitions") +
      sample("return Lantern.lit", 'file="addon.luau"'),
  ],
  [
    "a file that has changed, and one that still requires its first version",
    DOOR,
    sample("return { a = 1 }", 'file="a.luau"') +
      sample('return require("/a").a', 'file="b.luau"') +
      sample("return { b = 1 }", 'file="a.luau"'),
  ],
  [
    "what only the new type solver infers",
    DOOR,
    sample("local t = {}\nif math.random() > 0.5 then\n\tt.a = 1\nend\nprint(t.a)"),
  ],
  [
    "modules of the engine, and of an alias",
    DOOR,
    sample('print(require("./Lanterns").a, require("@kit/b").c)'),
  ],
  ["definitions that only the new type solver accepts", NEW_ONLY, sample("Door.open(1)")],
  [
    "definitions that no type solver accepts",
    { bundle: "declare Door: Nowhere\n", modules: [] },
    sample("print(Door)"),
  ],
])("%s", async (_name, engine, guide) => {
  expect(await inPage(guide, engine)).toEqual(inBuild(guide, engine));
});

test("a file that is not there is an error, as in the build", async () => {
  expect(await inPage(sample('print(require("./other"))'), DOOR)).toEqual([["Unknown require: ./other"]]);
});
