import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { makeModules } from "../../../benchmarks/site/make-site.mjs";
import { toBundle } from "../../../plugins/gatsby-source-luau-defs/src/bundle/bundle";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import { checkSamples } from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import { definitionDocument } from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";

test("the benchmark's repeated modules are definitions without a mistake, and so are their samples", () => {
  const sources = makeModules(30).map(({ name, text }) => sourceFile(`${name}.d.luau`, text));
  const { value, diagnostics } = runOnSources(sources);
  const bundle = toBundle(value.files).value;
  const repeated = value.files.filter(({ source }) => source.path.endsWith("1.d.luau"));
  const documents = repeated.map(({ source, tree }) => definitionDocument(source, tree));
  const checked = checkSamples(documents, { bundle, loadLuau, luau: "test" });
  const mistakes = [...diagnostics, ...checked.diagnostics].filter(({ severity }) => severity === "error");
  expect(mistakes.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
