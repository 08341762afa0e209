/** Editors find our texts by the symbols that Luau gives what a file declares: the lists are Luau's own answers. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { IdeDoc } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { ideDocs } from "../../support/ide-docs";

const FOLDER = path.join(__dirname, "../../fixtures/ide-symbols");
const read = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

/** Symbol → how many parameters Luau counts; null for what is no function. */
const luausOwn = (name: string): ReadonlyMap<string, number | null> =>
  new Map(
    read(`${name}.txt`)
      .split("\n")
      .filter((line) => line.startsWith("@"))
      .map((line) => {
        const [, symbol = line, count] = /^(.*?)(?: #(\d+))?$/.exec(line) ?? [];
        return [symbol, count === undefined ? null : Number(count)];
      }),
  );

function ours(name: string): ReadonlyMap<string, IdeDoc> {
  const { value, diagnostics } = runOnSources([sourceFile(`${name}.d.luau`, read(`${name}.d.luau`))]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return ideDocs(value.model, { name: "kit", baseUrl: "https://kit.example" });
}

const isSlot = (symbol: string): boolean => /\/(param|return)\/\d+$/.test(symbol);

// Luau's own types, and metamethods, have no symbols; what is said of them is never asked for.
const NEVER_ASKED: Readonly<Record<string, readonly string[]>> = {
  kinds: ["@kit/globaltype/Part.__add", "@kit/globaltype/TimerId"],
  overloads: ["@kit/globaltype/Num"],
};

test.each(["kinds", "overloads"])("%s: a text for every symbol of Luau's, and for no other", (name) => {
  const docs = ours(name);
  const symbols = luausOwn(name);
  expect(symbols.size).toBeGreaterThan(30);
  expect([...symbols.keys()].filter((symbol) => !docs.has(symbol))).toEqual([]);
  const others = [...docs.keys()].filter((symbol) => !isSlot(symbol) && !symbols.has(symbol));
  expect(others.sort()).toEqual(NEVER_ASKED[name]);
});

test.each(["kinds", "overloads"])("%s: parameters are counted as Luau counts them", (name) => {
  const docs = ours(name);
  const counted = [...luausOwn(name)].flatMap(([symbol, count]) => {
    const params = docs.get(symbol)?.params;
    return count === null || params === undefined ? [] : [[symbol, params.length, count] as const];
  });
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(([, own, luaus]) => own !== luaus)).toEqual([]);
});
