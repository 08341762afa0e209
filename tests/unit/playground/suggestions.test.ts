/** The page suggests what the build does: what other engines' names are called is in the search index. */
import { readFileSync } from "node:fs";
import { buildSymbolIndex, buildWordIndex } from "luau-search";
import { luauPath } from "luau-wasm/node";
import { expect, test, vi } from "vitest";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { makeMarkdownRenderer, toSearchRecords } from "../../../packages/luau-defs/src/write";
import { createLanguage } from "../../../src/playground/language";
import type { Explained } from "../../../src/playground/luau-worker-messages";
import { fixtureText } from "../../support/read-cases";

const bundle = fixtureText("engines/timer-methods.d.luau");

function index(): string {
  const { model } = runOnSources([sourceFile("engine.d.luau", bundle)]).value;
  const routes = makeRoutes(model);
  const markdown = makeMarkdownRenderer(routes.href);
  const records = model.modules.flatMap((module) => toSearchRecords(routes, markdown, module));
  return JSON.stringify(buildSymbolIndex(records));
}

const scope = { locale: "en", version: "current" };

/** Answers as the site does. @returns the paths that were fetched */
function publish(files: Readonly<Record<string, BodyInit>>): readonly string[] {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const [name, content] = Object.entries(files).find(([path]) => address.endsWith(path)) ?? [];
    fetched.push(name ?? address);
    return Promise.resolve(new Response(content ?? null, { status: content === undefined ? 404 : 200 }));
  });
  return fetched;
}

const ENGINE = { "/d/engine.d.luau": bundle, "luau.wasm": new Uint8Array(readFileSync(luauPath())) };
const SEARCH = {
  "/search/index.json": JSON.stringify({
    indexes: { en: { current: { symbols: "symbols.json", words: "words.json" } } },
  }),
  "/search/symbols.json": index(),
  "/search/words.json": JSON.stringify(buildWordIndex([])),
};

async function open() {
  const language = createLanguage();
  await language("open", { bundle: "/d/engine", definitions: [], search: { folder: "/search", scope } });
  return async (text: string): Promise<readonly (string | null)[]> => {
    // The suggestions of this call alone.
    const found = (await language("check", {
      sources: [{ name: "a", text }],
      names: ["a"],
    })) as readonly Explained[];
    return found.map(({ suggestion }) => suggestion);
  };
}

test("a name of another engine fetches the index, once", async () => {
  const fetched = publish({ ...ENGINE, ...SEARCH });
  const suggestionsFor = await open();
  expect(await suggestionsFor("Timer.setTimeuot(1, print)")).toEqual(["Did you mean `setTimeout`?"]);
  expect(fetched.filter((path) => path.startsWith("/search"))).toEqual([]);
  for (let time = 0; time < 2; time += 1)
    expect(await suggestionsFor("task.wait(1)")).toEqual([
      "`task.wait` (Roblox): nearest here is `Timer.setTimeout`.",
    ]);
  expect(fetched.filter((path) => path.startsWith("/search"))).toHaveLength(3);
});

test("a function of a module, written as a method, is known from the model", async () => {
  publish({ ...ENGINE, ...SEARCH });
  const suggestionsFor = await open();
  expect(await suggestionsFor("Timer.last:clear()\nTimer.setTimeuot(1, print)")).toEqual(
    expect.arrayContaining([
      "Write `Timer.clear(Timer.last)`: it is a function of the module.",
      "Did you mean `setTimeout`?",
    ]),
  );
});

test("a misspelt field that may be omitted is reported, as in the build", async () => {
  publish({ ...ENGINE, ...SEARCH });
  const suggestionsFor = await open();
  const variable = "--!nonstrict\nlocal style = { backgroundColor = 1 }\nTimer.paint(style)";
  for (const code of ["Timer.paint({ backgroundColor = 1 })", variable])
    expect(await suggestionsFor(code)).toEqual(["Did you mean `backgroundColour`?"]);
});

test("without the index, the nearest name is suggested; it is asked for again", async () => {
  publish(ENGINE);
  const suggestionsFor = await open();
  expect(await suggestionsFor("task.wait(1)\npritn(1)")).toEqual([null, "Did you mean `print`?"]);
  publish({ ...ENGINE, ...SEARCH });
  expect(await suggestionsFor("task.wait(1)")).toEqual([
    "`task.wait` (Roblox): nearest here is `Timer.setTimeout`.",
  ]);
});
