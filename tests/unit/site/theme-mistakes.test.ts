import path from "node:path";
import { expect, test } from "vitest";
import { themeProblems } from "../../../src/node/check/theme-problems";
import { expectCases } from "../../support/read-cases";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

test.each([".", "tests/fixtures/sites/themed"])("the parts of %s have no problems", async (folder) => {
  expect(await themeProblems([path.join(root, folder), root], "/manual/")).toEqual([]);
});

// Each file begins with its path.
test("problems in the parts of a site are reported at their places", () =>
  expectCases("cases/theme-problems.txt", problemsIn));

async function problemsIn(files: readonly string[], name: string): Promise<string> {
  const site = temporaryFolder("theme");
  const write = writerIn(site);
  for (const written of files) {
    const [file = "", ...lines] = written.split("\n");
    write(file, lines.length === 0 ? "" : `${lines.join("\n")}\n`);
  }
  const [, baseUrl = "/"] = /\(base path (.*)\)$/.exec(name) ?? [];
  const found = await themeProblems([site, root], baseUrl);
  return found
    .map(
      ({ file, line, column, severity, rule, message, suggestion }) =>
        `${file}:${line}:${column} ${severity} ${rule} ${message}${suggestion === null ? "" : ` ${suggestion}`}`,
    )
    .join("\n");
}
