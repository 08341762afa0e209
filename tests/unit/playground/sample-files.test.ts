import { expect, test } from "vitest";
import { factsOf } from "../../../src/lib/code-sample/sample-facts";
import { parseMeta } from "luau-contract";
import { filesOf, withSharedFiles, type PageSample } from "../../../src/lib/playground/sample-files";

const sample = (code: string, facts: PageSample["facts"] = {}): PageSample => ({ code, facts });

test("a sample without a name is one file", () => {
  const { files } = filesOf([sample("print(1)"), sample("print(2)")], 1);
  expect(files).toEqual([{ name: "sample.luau", text: "print(2)", hidden: [] }]);
});

test("the files of a text are tabs: of each, the last version before the sample, or the first after it", () => {
  const files = ["index.luau", "player.luau", "index.luau", "hud.luau", "hud.luau"];
  const samples = files.map((file, index) => sample(String(index + 1), { file }));
  const namesAndTexts = (index: number) =>
    filesOf(samples, index).files.map(({ name, text }) => `${name} ${text}`);
  expect(namesAndTexts(1)).toEqual(["player.luau 2", "index.luau 1", "hud.luau 4"]);
  expect(namesAndTexts(4)).toEqual(["hud.luau 5", "player.luau 2", "index.luau 3"]);
});

test("what a sample continues, with its hidden lines, is hidden before it; definitions are apart", () => {
  const samples = [
    sample("declare class A end", { definitions: true, hidden: [[0, "type B = number\n"]] }),
    sample("local a = 1", { hidden: [[0, "local z = 0\n"]] }),
    sample("??", { noCheck: true, continues: true }),
    sample("print(a)", { continues: true, hidden: [[1, "print(z)\n"]] }),
  ];
  const before = { line: 0, text: "local z = 0\nlocal a = 1\n", isContinued: true };
  const hidden = [before, { line: 1, text: "print(z)\n" }];
  const { files, definitions } = filesOf(samples, 3);
  expect(files).toEqual([{ name: "sample.luau", text: "print(a)", hidden }]);
  expect(definitions).toEqual(["type B = number\ndeclare class A end\n"]);
});

test("the page has the hidden lines of a fence, with their places", () => {
  const code = "-- hide-start\nlocal a = 1\nlocal b = 2\n-- hide-end\nprint(a)\n-- hide-next-line\nprint(b)";
  const { hidden, ...rest } = factsOf(code, parseMeta('file="/a.luau" continues')) ?? {};
  expect(rest).toEqual({ file: "a.luau", continues: true });
  expect(hidden).toEqual([
    [0, "local a = 1\nlocal b = 2\n"],
    [1, "print(b)\n"],
  ]);
  expect(factsOf("print(1)", parseMeta(""))).toBeNull();
});

test("files of a link that the page has no more are tabs, too", () => {
  const files = filesOf([sample("1", { file: "index.luau" })], 0);
  const [index, gone] = [{ name: "index.luau" }, { name: "gone.luau", text: "also mine" }];
  const shown = withSharedFiles(files, [{ ...index, text: "mine" }, gone]).files;
  expect(shown).toEqual([
    { ...index, text: "1", hidden: [] },
    { ...gone, hidden: [] },
  ]);
  expect(withSharedFiles(files, [])).toEqual(files);
});
