/** Notes on samples for pages: see annotate-page.test.ts for their HTML. */
import { parse } from "full-moon-wasm";
import { sourceText } from "luau-syntax";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { checkSamples, definitionDocument } from "../../../packages/luau-defs/src/engine";
import { textDocument, usedEntries } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const ENGINE = `
declare class Door
	width: number
	function open(self, seconds: number): ()
end
declare Doors: { find: (name: string) -> Door?, all: () -> { Door } }
declare Timer: { clear: (id: number) -> () }
`;
const definitions = definitionsIn(ENGINE);

const options = { definitions, loadLuau, luauDigest: "test" };
const notesOf = (guide: string) => checkSamples([textDocument("guide.mdx", guide)], options).value.notes;

/** Each name with its type. */
const typesIn = (guide: string): readonly string[] =>
  notesOf(guide).flatMap(({ code, types }) =>
    types.flatMap(({ text, offsets }) =>
      offsets.map((offset) => `${/^\w+/.exec(code.slice(offset))?.[0]}@${offset} ${text}`),
    ),
  );

const document = (code: string) => textDocument("guide.mdx", `\`\`\`luau\n${code}\n\`\`\`\n`);

// The engine's own names have entries.
test("variables, parameters and members have types", () =>
  expectCases("cases/sample-types.txt", ([code = ""]) =>
    typesIn(`\`\`\`luau\n${code}\n\`\`\`\n`).join("\n"),
  ));

test("samples name entries", () => {
  const { files, model } = runOnSources([sourceFile("engine.d.luau", ENGINE)]).value;
  const entryOf = usedEntries(model, files);
  const addressOf = (symbol: string) => entryOf(symbol)?.section.path.replace(":", ".") ?? null;
  return expectCases("cases/sample-uses.txt", ([code = ""]) => {
    const [note] = checkSamples([document(code)], { ...options, addressOf }).value.notes;
    return note?.uses.map(({ href, isCalled }) => (isCalled ? `${href}()` : href)).join("\n") ?? "";
  });
});

test("an announced error is at its line, once, although both solvers report it", () => {
  const guide =
    '```luau error="number"\n-- hide-next-line\nlocal id = "1"\nprint(id)\nTimer.clear(id)\nprint(2)\n```\n';
  expect(notesOf(guide)).toMatchObject([
    { isRight: true, errors: [{ line: 1, message: "Expected this to be 'number', but got 'string'" }] },
  ]);
});

test("samples that are excluded or wrong are not right", () => {
  const notes = notesOf('```luau no-check\nx\n```\n```luau\nTimer.clear("1")\n```\n');
  expect(notes).toMatchObject([{ isRight: false }, { isRight: false }]);
});

test("hidden lines of a doc comment are noted; pages of guides have their own", () => {
  const code = "-- hide-next-line\nlocal id = 1\nTimer.clear(id)\n-- hide-next-line\nprint(id)";
  const fence = `\`\`\`luau\n${code}\n\`\`\`\n`;
  const comment = `--[=[\n${fence}]=]\ndeclare x: number\n`;
  const document = definitionDocument(sourceText("x.d.luau", comment), parse(comment));
  const hidden = ["local id = 1\n", "print(id)\n"].map((text, line) => [line, text]);
  const { notes } = checkSamples([document], options).value;
  expect(notes).toMatchObject([{ code: "Timer.clear(id)", hidden }]);
  expect(notesOf(fence)[0]).not.toHaveProperty("hidden");
});

test("types have the names that a sample can reach, whatever other samples need", () => {
  const code = (text: string) => `\`\`\`luau\n${text}\n\`\`\`\n`;
  const own = code('local function turn(side: "left" | "right")\n\tprint(side)\nend\nturn("left")');
  const sides = definitionsIn('export type Side = "left" | "right"\ndeclare Sides: { first: Side }\n');
  const notes = (guide: string) =>
    checkSamples([textDocument("guide.mdx", guide)], { ...options, definitions: sides }).value.notes;
  const [needing, after] = notes(code("local side = Sides.first\nprint(side)") + own);
  expect(needing?.types.map(({ text }) => text)).toContain("Side");
  expect([after]).toEqual(notes(own));
});

test("types come out of the cache, too", () => {
  const cache = new Map();
  const documents = [textDocument("guide.mdx", "```luau\nlocal id = 1\n```\n")];
  const cold = checkSamples(documents, { ...options, cache }).value;
  const notNeeded = () => expect.fail("Luau was loaded again");
  const warm = checkSamples(documents, { ...options, cache, loadLuau: notNeeded }).value;
  expect(warm.notes).toEqual(cold.notes);
  expect([cold.ran, warm.ran]).toEqual([1, 0]);
});
