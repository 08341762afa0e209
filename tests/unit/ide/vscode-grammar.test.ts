/** The grammar of the VS Code extension, by the tokeniser of VS Code. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { EXTENSION } from "../../../scripts/build-extension";
import { installApart } from "../../../scripts/install-apart";

const FILE = path.join(EXTENSION, "syntaxes/luau.tmLanguage.json");

/** What the test uses of the packages, which are installed apart. */
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
  installApart("vscode-textmate", "9.3.2"),
  installApart("vscode-oniguruma", "2.0.1"),
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

const TEXT = `--!strict
--[=[
	Doors. See [Doors.create] and [text][Door.open].
]=]

--- A door.
--- @param name -- Its \`name\`.
---
--- \`\`\`luau
--- local door = Doors.create("a")
--- \`\`\`
--- After it.
declare extern type Door extends Thing with
	read width: number?
	function open(self, side: Side): ()
end

declare Doors: {
	create: (name: string) -> Door,
}
export type Side = "left" | "right"
`;

test.skipIf(folders.includes(null))("names declarations, types, doc comments and their samples", async () => {
  expect(await tokensOf(TEXT)).toMatchInlineSnapshot(`
    [
      "--!strict ← keyword.control.directive.luau",
      "--[=[ ← punctuation.definition.comment.begin.luau",
      "Doors. See ← comment.block.documentation.luau",
      "[ ← comment.block.documentation.luau",
      "Doors.create ← entity.name.type.link.luau",
      "] ← comment.block.documentation.luau",
      "and ← comment.block.documentation.luau",
      "[ ← comment.block.documentation.luau",
      "text ← string.other.link.title.markdown",
      "][ ← comment.block.documentation.luau",
      "Door.open ← entity.name.type.link.luau",
      "] ← comment.block.documentation.luau",
      ". ← comment.block.documentation.luau",
      "]=] ← punctuation.definition.comment.end.luau",
      "--- ← punctuation.definition.comment.luau",
      "A door. ← comment.line.documentation.luau",
      "--- ← punctuation.definition.comment.luau",
      "@param ← storage.type.tag.luau",
      "name ← variable.parameter.luau",
      "-- Its ← comment.line.documentation.luau",
      "\`name\` ← markup.inline.raw.string.markdown",
      ". ← comment.line.documentation.luau",
      "--- ← punctuation.definition.comment.luau",
      "--- ← punctuation.definition.comment.luau",
      "\`\`\` ← comment.line.documentation.luau",
      "luau ← entity.name.type.fence.luau",
      "--- ← punctuation.definition.comment.luau",
      "local ← storage.type.luau",
      "door ← variable.other.luau",
      "= ← keyword.operator.luau",
      "Doors ← variable.other.luau",
      ". ← meta.embedded.block.luau",
      "create ← entity.name.function.call.luau",
      "( ← meta.embedded.block.luau",
      "" ← string.quoted.double.luau",
      "a ← string.quoted.double.luau",
      "" ← string.quoted.double.luau",
      ") ← meta.embedded.block.luau",
      "--- ← punctuation.definition.comment.luau",
      "\`\`\` ← comment.line.documentation.luau",
      "--- ← punctuation.definition.comment.luau",
      "After it. ← comment.line.documentation.luau",
      "declare ← storage.modifier.declare.luau",
      "extern type ← storage.type.class.luau",
      "Door ← entity.name.type.class.luau",
      "extends ← storage.modifier.extends.luau",
      "Thing ← entity.other.inherited-class.luau",
      "with ← keyword.control.with.luau",
      "read ← storage.modifier.access.luau",
      "width ← variable.other.luau",
      ": ← keyword.operator.type.luau",
      "number ← support.type.primitive.luau",
      "? ← keyword.operator.luau",
      "function ← storage.type.function.luau",
      "open ← entity.name.function.luau",
      "self ← variable.language.self.luau",
      "side ← variable.other.luau",
      ": ← keyword.operator.type.luau",
      "Side ← entity.name.type.luau",
      "end ← keyword.control.luau",
      "declare ← storage.modifier.declare.luau",
      "Doors ← variable.other.global.luau",
      "create ← variable.other.luau",
      "name ← variable.other.luau",
      ": ← keyword.operator.type.luau",
      "string ← support.type.primitive.luau",
      "-> ← keyword.operator.luau",
      "Door ← entity.name.type.luau",
      "export ← storage.modifier.export.luau",
      "type ← storage.type.luau",
      "Side ← entity.name.type.alias.luau",
      "= ← keyword.operator.luau",
      "" ← string.quoted.double.luau",
      "left ← string.quoted.double.luau",
      "" ← string.quoted.double.luau",
      "| ← keyword.operator.luau",
      "" ← string.quoted.double.luau",
      "right ← string.quoted.double.luau",
      "" ← string.quoted.double.luau",
    ]
  `);
});

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
