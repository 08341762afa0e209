import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Diagnostic, renderDiagnostics } from "luau-diagnostics";
import fuzzPieces from "../../fixtures/fuzz-pieces.json";
import pieces from "../../../packages/full-moon-wasm/tests/cases/pieces.json";
import { formatDefinitions, toGraphql, toIdeDocs, toJson } from "../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { type ApiModel, entriesOf } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { root } from "../../support/site-inputs";

/** `npm run fuzz` sets these; the tests of every day try a few hundred. */
const runs = Number(process.env["FUZZ_RUNS"] ?? 300);
const seed = process.env["FUZZ_SEED"] === undefined ? undefined : Number(process.env["FUZZ_SEED"]);
const corpusFolder = path.join(root, "tests/fixtures/fuzz-corpus");

/** No text of this length may take longer: the slowest take some 20 ms. */
const MOST_MILLISECONDS = 5_000;
const MOST_GROWTH = 48 * 1024 * 1024;

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".luau"))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
/** Text that no file can hold, because a part of a character stands alone in it, is kept as JSON. */
const texts = readdirSync(corpusFolder)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file): string => JSON.parse(readFileSync(path.join(corpusFolder, file), "utf8")));
const corpus = [...textsIn(corpusFolder), ...texts];
const passing = path.join(root, "tests/fixtures/definitions/passing");
const written = [
  ...textsIn(path.join(root, "definitions")),
  ...readdirSync(passing).flatMap((name) => textsIn(path.join(passing, name))),
].map((text) => text.slice(0, 4_000));

/** Inputs of the parser's tests, and texts of doc comments. */
const PIECES = [...pieces, ...fuzzPieces, "\ud800"];
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 120 }).map((parts) => parts.join(""));
const edits = fc.array(fc.tuple(fc.nat(), fc.nat(40), fc.constantFrom("", ...PIECES)), {
  minLength: 1,
  maxLength: 6,
});
const mutated = fc
  .tuple(fc.constantFrom(...written, ...corpus), edits)
  .map(([text, changes]) => changes.reduce(edit, text));
const anyText = fc.oneof(
  { weight: 4, arbitrary: mutated },
  { weight: 3, arbitrary: soup },
  fc.string({ unit: "binary", maxLength: 300 }),
);

function edit(text: string, [place, length, piece]: readonly [number, number, string]): string {
  const start = place % (text.length + 1);
  return text.slice(0, start) + piece + text.slice(start + length);
}

/** From text to all that is made of it. Whatever throws is a bug of ours. */
function goThrough(text: string): void {
  // Processor time: on a busy machine the clock goes on while others work.
  const started = process.cpuUsage();
  const source = sourceFile("any.d.luau", text);
  const { value, diagnostics } = runOnSources([source]);
  toGraphql(value.model);
  expectSound(value.model, diagnostics, text);
  JSON.parse(toJson(value.model));
  JSON.parse(toIdeDocs(value.model, { name: "any", baseUrl: "https://site.example", basePath: "/docs/api" }));
  formatDefinitions(text, source.path);
  renderDiagnostics(diagnostics, value.sources, { colour: false });
  const took = process.cpuUsage(started).user / 1000;
  if (took > MOST_MILLISECONDS) throw new Error(`took ${Math.round(took)} ms`);
}

/** Ids and anchors are unique, and findings are at places of the text. */
function expectSound(model: ApiModel, diagnostics: readonly Diagnostic[], text: string): void {
  const routes = makeRoutes(model);
  for (const module of model.modules) {
    const ids = entriesOf(module)
      .flatMap((entry) => [
        entry,
        ...(entry.kind === "class" ? [...entry.properties, ...entry.methods] : []),
        ...(entry.kind === "enum" ? entry.values : []),
      ])
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map(routes.anchor)).size).toBe(ids.length);
  }
  const lines = text.split("\n");
  for (const { line, column, endLine } of diagnostics) {
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
  }
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

function keep(text: string): void {
  const file = path.join(corpusFolder, `found-${digestOf(text).slice(0, 12)}`);
  if (text.isWellFormed()) writeFileSync(`${file}.d.luau`, text);
  else writeFileSync(`${file}.json`, `${JSON.stringify(text)}\n`);
}

/** Memory in use once all that can be given back has been. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  // The flag makes the function, in contexts that are made after it is set.
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

beforeAll(() => written.slice(0, 20).forEach(goThrough));

test.each(corpus.map((text) => [digestOf(text).slice(0, 8), text]))(
  "what was found stays fixed: %s",
  (_, text) => {
    expect(() => goThrough(text)).not.toThrow();
  },
);

test(`${runs} texts go through parser and pipeline without a crash, a hang or growth`, {
  timeout: 24 * 60 * 60 * 1000,
}, () => {
  const before = memoryInUse();
  const options = { numRuns: runs, ...(seed === undefined ? {} : { seed }) };
  const result = fc.check(fc.property(anyText, goThrough), options);
  const found = result.counterexample?.[0];
  if (found !== undefined && process.env["FUZZ_KEEP"] === "1") keep(found);
  const failure = `seed ${result.seed}, text ${JSON.stringify(found)}: ${String(result.errorInstance)}`;
  expect(result.failed, failure).toBe(false);
  expect(memoryInUse() - before).toBeLessThan(MOST_GROWTH);
});
