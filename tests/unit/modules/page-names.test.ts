/** The names of pages whose files have the same name. */
import { expect, test } from "vitest";
import type { ApiModel } from "../../../packages/luau-defs/src/model";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases, filesOfCase, problemLines } from "../../support/read-cases";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const MODULE = "local Door = {}\n\nfunction Door.open() end\n\nreturn Door\n";

// Files; `file page name entry entry` of each page, what is reported, and what is noted.
test("pages of files with one name", () =>
  expectCases("cases/page-names.txt", (parts) => {
    const sources = Object.entries(filesOfCase(parts)).map(([name, text]) => sourceFile(name, text));
    const { value, diagnostics } = runOnSources(sources);
    const pages = pagesOf(value.model);
    expect(pagesOf(runOnSources(sources.reverse()).value.model)).toEqual(pages);
    return [...pages, ...problemLines(diagnostics), ...value.notes].join("\n");
  }));

const pagesOf = ({ modules }: ApiModel): readonly string[] =>
  modules
    .map(({ location, slug, name, functions, classes }) => {
      const entries = [...functions, ...classes.flatMap(({ methods }) => methods)];
      return [location.file, slug, name, ...entries.map((entry) => entry.path)].join(" ");
    })
    .sort();

test("a page that was published under its folder's name keeps it", async () => {
  const work = temporaryFolder("page-names");
  const write = writerIn(work);
  write("kit/a/module.luau", MODULE);
  write("kit/b/module.luau", MODULE.replaceAll("Door", "Gate"));
  write("kit/published-anchors.txt", "# ours\nmodule#open\nb-module\na-module -> module\n");
  const slugs = async () => {
    const { files } = await findFiles(["kit"], work);
    const { value } = await runPipeline(files, { cwd: work });
    return value.model.modules.map(({ slug }) => slug);
  };
  expect(await slugs()).toEqual(["b-module", "module"]);
  write("kit/published-anchors.txt", "b-module#open\n");
  expect(await slugs()).toEqual(["Door", "b-module"]);
});

test.each([
  ["a plain comment", "-- @class Wing"],
  ["a comment of one line", "--[[ @class Wing ]]"],
  ["a rule", "---- @class Wing"],
  ["a string", 'local text = "\\\n@class Wing\n"'],
  ["a long string", "local text = [[\n@class Wing\n]]"],
  ["a sample in lines", "--- Flies.\n--- ```lua\n--- --- @class Wing\n--- @class Wing\n--- ```"],
  ["a sample in a block", "--[=[\n\tFlies.\n\t```lua\n\t@class Wing\n\t```\n]=]"],
])("a class in %s does not name the page", (_, text) => {
  expect(sourceFile("kit/kite.luau", `${text}\nreturn {}\n`).slug).toBe("kite");
});

test.each([
  ["a line", "--- @class Wing"],
  ["a block", "--[=[\n\t@class Wing\n]=]"],
  ["a block after a sample", "--[=[\n\t```lua\n\tx\n\t```\n\t@class Wing\n]=]"],
  ["one of several that the file returns", "--- @class Tail\nlocal a\n--- @class Wing\nlocal Wing = {}"],
])("a class in %s names the page", (_, text) => {
  expect(sourceFile("kit/kite.luau", `${text}\r\nreturn table.freeze(Wing)\n`).slug).toBe("Wing");
});
