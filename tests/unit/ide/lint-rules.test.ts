/** Each rule has a folder of definitions with its problems alone: what it finds, and what `--fix` makes of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { renderDiagnostics } from "luau-diagnostics";
import { ALL_RULES, applyFixes, lint, NO_CONFIG, parseConfig } from "../../../packages/luau-defs/src/check";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { readReference } from "../../../packages/luau-defs/src/link";
import { findFiles, readSources, sourceFile, type SourceFile } from "../../../packages/luau-defs/src/read";

const root = path.resolve("tests/fixtures/lint");
const cases = readdirSync(root).sort();

/** A file that is not there, or is no definition file, is in no folder: the command line's tests have it. */
const WITHOUT_FOLDER = ["no-pages", "unreadable-file", "broken-luaurc", "verified-file", "missing-sample"];

async function findingsOf(name: string, change: (source: SourceFile) => SourceFile = (source) => source) {
  const cwd = path.join(root, name);
  const { files } = await findFiles(["."], cwd);
  const read = await readSources(files, cwd);
  const config = path.join(cwd, "config.json");
  const text = existsSync(config) ? readFileSync(config, "utf8") : null;
  const settings = text === null ? NO_CONFIG : parseConfig("config.json", text).value;
  const reference = await readReference(settings.reference, cwd);
  const { value, diagnostics } = runOnSources(read.value.map(change), { reference }, read.diagnostics);
  return { sources: value.sources, findings: lint(value.files, diagnostics, settings) };
}

test("every rule has its folder", () => {
  const names = ALL_RULES.map(({ name }) => name).filter((name) => !WITHOUT_FOLDER.includes(name));
  expect(cases).toEqual(names.sort());
});

test.each(cases)("%s is found, and nothing else", async (name) => {
  const { sources, findings } = await findingsOf(name);
  const diagnostics = findings.map(({ diagnostic }) => diagnostic);
  expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set([name]));
  const text = renderDiagnostics(diagnostics, sources, { colour: false });
  await expect(text).toMatchFileSnapshot(path.join(root, name, "findings.txt"));
});

test.each(ALL_RULES.filter(({ fixable }) => fixable).map(({ name }) => name))(
  "%s --fix fixes what it can and brings nothing else in",
  async (name) => {
    const { sources, findings } = await findingsOf(name);
    const fixed = (source: SourceFile): SourceFile => {
      const fixes = findings
        .filter(({ diagnostic }) => diagnostic.file === source.path)
        .flatMap(({ fix }) => fix ?? []);
      expect(fixes).not.toEqual([]);
      return sourceFile(source.path, applyFixes(source.text, fixes).text);
    };
    const after = await findingsOf(name, fixed);
    expect(after.findings.filter(({ fix }) => fix !== null)).toEqual([]);
    expect(after.findings.every(({ diagnostic }) => diagnostic.rule === name)).toBe(true);
    const [source] = after.sources.values();
    expect(sources.size).toBe(1);
    await expect(source?.text).toMatchFileSnapshot(path.join(root, name, "fixed.txt"));
  },
);
