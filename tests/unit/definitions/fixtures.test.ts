/**
 * Folders of definition files in, with the settings of a `config.json`, files out. A passing case has
 * `model.json` (what is empty is left out) and `signatures.txt`; a failing one has `diagnostics.txt`. `npx
 * vitest run --project unit -u` writes them anew.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { renderDiagnostics, renderSummary } from "luau-diagnostics";
import { toJson } from "../../../packages/luau-defs/src/write";
import { NO_CONFIG, parseConfig } from "../../../packages/luau-defs/src/check";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { readReference } from "../../../packages/luau-defs/src/link";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { RULES } from "../../../packages/luau-defs/src/model";
import { filesUnder } from "../../../src/node/files/published-files";
import { printSignatures } from "./print-signatures";

const FIXTURES = path.join(import.meta.dirname, "../../fixtures/definitions");
const casesIn = (kind: string) => readdirSync(path.join(FIXTURES, kind)).sort();

async function runCase(folder: string) {
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const files = filesUnder(folder);
  const hasConfig = files.includes("config.json");
  const config = hasConfig ? parseConfig("config.json", read("config.json")).value : NO_CONFIG;
  const sources = files.filter((file) => file.endsWith(".luau")).map((file) => sourceFile(file, read(file)));
  return runOnSources(sources, { reference: await readReference(config.reference, folder) });
}

describe("passing definitions", () => {
  test.each(casesIn("passing"))("%s", async (name) => {
    const folder = path.join(FIXTURES, "passing", name);
    const { value, diagnostics } = await runCase(folder);
    expect(renderDiagnostics(diagnostics, value.sources, { colour: false })).toBe("");
    await expect(compactJson(toJson(value.model))).toMatchFileSnapshot(path.join(folder, "model.json"));
    await expect(printSignatures(value.model)).toMatchFileSnapshot(path.join(folder, "signatures.txt"));
  });
});

describe("failing definitions", () => {
  test.each(casesIn("failing"))("%s", async (name) => {
    const folder = path.join(FIXTURES, "failing", name);
    const { value, diagnostics } = await runCase(folder);
    const report = `${renderDiagnostics(diagnostics, value.sources, { colour: false })}\n${renderSummary(diagnostics)}\n`;
    expect(diagnostics).not.toEqual([]);
    await expect(report).toMatchFileSnapshot(path.join(folder, "diagnostics.txt"));
  });

  test("show every rule that texts alone can break", async () => {
    const cases = casesIn("failing").map((name) => runCase(path.join(FIXTURES, "failing", name)));
    const shown = (await Promise.all(cases)).flatMap(({ diagnostics }) =>
      diagnostics.map(({ rule }) => rule),
    );
    const ofReading = ["encoding", "unreadable-file", "broken-luaurc", "no-pages"];
    // tests/fixtures/lint has a folder of each, with its configuration.
    const ofSettings = ["unmatched-setting", "enum-shape", "external-file", "verified-file", "platform"];
    const elsewhere = [...ofReading, ...ofSettings, "unreadable-docs", "unmatched-text"];
    const names = RULES.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
    expect([...new Set(shown)].sort()).toEqual(names.sort());
  });
});

/** Without empty fields and ends of ranges, for people to read. */
function compactJson(json: string): string {
  const isEmpty = (value: unknown) =>
    value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
  const compact = (key: string, value: unknown): unknown => {
    if (
      key === "location" &&
      typeof value === "object" &&
      value !== null &&
      "line" in value &&
      "column" in value
    )
      return `${String(value.line)}:${String(value.column)}`;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isEmpty(inner)));
  };
  return `${JSON.stringify(JSON.parse(json), compact, 2)}\n`;
}
