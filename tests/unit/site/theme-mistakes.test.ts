import path from "node:path";
import { expect, test } from "vitest";
import { themeProblems } from "../../../src/node/check/theme-problems";
import { expectCases, filesOfCase, problemLines } from "../../support/read-cases";
import { root } from "../../support/site-inputs";
import { folderWith } from "../../support/temporary-folder";

test.each([".", "tests/fixtures/sites/themed"])("the parts of %s have no problems", async (folder) => {
  expect(await themeProblems([path.join(root, folder), root], "/manual/")).toEqual([]);
});

// Each file begins with its path.
test("problems in the parts of a site are reported at their places", () =>
  expectCases("cases/theme-problems.txt", problemsIn));

async function problemsIn(files: readonly string[], name: string): Promise<string> {
  const site = folderWith(filesOfCase(files));
  const [, baseUrl = "/"] = /\(base path (.*)\)$/.exec(name) ?? [];
  return problemLines(await themeProblems([site, root], baseUrl)).join("\n");
}
