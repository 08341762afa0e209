/** An engine without definitions gets its first ones, which agree with it. `-u` writes them. */
import path from "node:path";
import { expect, test } from "vitest";
import { formatDefinitions } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import {
  planForModules,
  probePlan,
  compare,
  firstDefinitions,
  moduleArguments,
} from "../../../packages/luau-defs/src/engine";
import { probed } from "./engine";
import { fixtureText } from "../../support/read-cases";

const ENGINE = fixtureText("engines/undeclared.luau");

test("first definitions are formatted, clean, and agree with the engine", async () => {
  const report = probed(planForModules(["@kit/net", "@kit/ui/deferred-layout", "@kit/make"]), {
    prelude: ENGINE,
  });
  // An undeclared name may be a secret.
  expect(report.facts.filter(({ value }) => value !== null)).toEqual([]);
  const { files, require, notes } = firstDefinitions(report);
  expect(require).toBe("@kit/{path}");
  const formatted = files.map((file) => {
    const { value, diagnostics } = formatDefinitions(file.text, file.path);
    expect(diagnostics).toEqual([]);
    return { ...file, text: value };
  });
  const texts = formatted.map((file) => `==> ${file.path}\n${file.text}`);
  await expect([...texts, ...notes, ""].join("\n")).toMatchFileSnapshot(
    path.resolve("tests/fixtures/first-definitions.txt"),
  );
  const { value, diagnostics } = runOnSources(formatted.map((file) => sourceFile(file.path, file.text)));
  expect(diagnostics).toEqual([]);
  const plan = probePlan({ files: value.files, require: "@kit/{path}", elsewhere: [] });
  const again = probed(plan, { prelude: ENGINE });
  const { differences, missing } = compare(plan, again, {
    reportFile: "report.txt",
    withUnderscored: false,
  });
  expect({ differences, missing }).toEqual({ differences: [], missing: [] });
});

test.each([
  [[], null, []],
  [["@kit/net"], "@kit/{path}", ["net"]],
  [["@std/fs", "@lune/net"], "@{path}", ["std/fs", "lune/net"]],
  [["./lib/a", "./lib/b/c"], "./lib/{path}", ["a", "b/c"]],
  [["Packages.Net", "Packages.Ui.Layout"], "Packages.{path}", ["Net", "Ui/Layout"]],
  [["@kit/net", "Packages.Net"], null, ["kit/net", "Packages/Net"]],
])("%j are required by %j", (requests, pattern, files) => {
  const roots = requests.map(
    (request) => `require(${/^[.@]/.test(request) ? JSON.stringify(request) : request})`,
  );
  expect(moduleArguments(roots)).toEqual({ pattern, files });
});
