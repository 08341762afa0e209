/** The grammar of the VS Code extension, by the tokeniser of VS Code. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { EXTENSION } from "../../../scripts/extension";
import { installIsolated } from "../../../scripts/install-isolated";
import { expectCases } from "../../support/read-cases";

const FILE = path.join(EXTENSION, "syntaxes/luau.tmLanguage.json");

/** The part of the packages that the test uses; they are installed apart. */
interface TextMate {
  readonly INITIAL: object;
  readonly parseRawGrammar: (text: string, file: string) => object;
  readonly Registry: new (
    options: object,
  ) => {
    readonly loadGrammar: (scope: string) => Promise<{
      readonly tokenizeLine: (
        line: string,
        stack: object,
      ) => {
        readonly ruleStack: object;
        readonly tokens: readonly { startIndex: number; endIndex: number; scopes: readonly string[] }[];
      };
    } | null>;
  };
}
interface Oniguruma {
  readonly loadWASM: (wasm: ArrayBuffer) => Promise<void>;
  readonly OnigScanner: new (patterns: readonly string[]) => object;
  readonly OnigString: new (text: string) => object;
}

const folders = await Promise.all([
  installIsolated("vscode-textmate", "9.3.2"),
  installIsolated("vscode-oniguruma", "2.0.1"),
]);

/** Each token that has a scope of its own, after its innermost scope. */
async function tokensOf(text: string): Promise<readonly string[]> {
  const [textMate, oniguruma] = folders;
  if (textMate === undefined || textMate === null || oniguruma === undefined || oniguruma === null) return [];
  const load = createRequire(import.meta.url);
  // Packages without types here.
  const { INITIAL, parseRawGrammar, Registry } = load(textMate) as TextMate;
  const { loadWASM, OnigScanner, OnigString } = load(oniguruma) as Oniguruma;
  const wasm = readFileSync(path.join(oniguruma, "release/onig.wasm"));
  await loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns: readonly string[]) => new OnigScanner(patterns),
      createOnigString: (one: string) => new OnigString(one),
    }),
    loadGrammar: async () => parseRawGrammar(readFileSync(FILE, "utf8"), FILE),
  });
  const grammar = await registry.loadGrammar("source.luau");
  const found: string[] = [];
  let stack = INITIAL;
  for (const line of text.split("\n")) {
    const result = grammar?.tokenizeLine(line, stack);
    for (const { startIndex, endIndex, scopes } of result?.tokens ?? []) {
      const word = line.slice(startIndex, endIndex).trim();
      if (word !== "" && scopes.length > 1) found.push(`${word} ← ${scopes.at(-1)}`);
    }
    stack = result?.ruleStack ?? stack;
  }
  return found;
}

test.skipIf(folders.includes(null))("names declarations, types, doc comments and their samples", () =>
  expectCases("cases/vscode-grammar.txt", async ([text = ""]) => (await tokensOf(text)).join("\n")),
);

test.skipIf(folders.includes(null))(
  "leaves no comment, string or sample of our definitions open",
  async () => {
    for (const name of readdirSync("definitions").filter((file) => file.endsWith(".luau"))) {
      const text = readFileSync(path.join("definitions", name), "utf8");
      const last = (await tokensOf(`${text}\ndeclare End: number`)).slice(-3);
      expect(last, name).toContain("declare ← storage.modifier.declare.luau");
    }
  },
);
