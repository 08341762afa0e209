/** Engines in Luau that differ from their definitions, and what is found. `-u` writes the findings. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderDiagnostics } from "luau-diagnostics";
import { sourceText, type SourceText } from "luau-syntax";
import { expect, test } from "vitest";
import { withRuleLevels } from "../../../packages/luau-defs/src/check";
import { probePlan, compare, readReport, writeProbe } from "../../../packages/luau-defs/src/engine";
import { definitionsOf, printed } from "./engine";

const FOLDER = "tests/fixtures/verify";
const NOT_DEFINITIONS = ["engine.luau", "probe.fixtures.luau"];

test.each(readdirSync(FOLDER))("%s", async (name) => {
  const folder = path.join(FOLDER, name);
  const textOf = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const names = readdirSync(folder).filter(
    (file) => file.endsWith(".luau") && !NOT_DEFINITIONS.includes(file),
  );
  const { files, sources } = definitionsOf(Object.fromEntries(names.map((file) => [file, textOf(file)])));
  const plan = probePlan({ files, require: "./{path}", elsewhere: [] });
  const file = "probe.fixtures.luau";
  const fixtures = existsSync(path.join(folder, file)) ? { file, text: textOf(file) } : null;
  const { output } = printed(writeProbe(plan, { print: "print", fixtures }), textOf("engine.luau"));
  const read = readReport(output, "report.txt");
  if (read.kind === "unusable") throw new Error(`${read.problems.join("\n")}\n${output}`);
  const options = { reportFile: "report.txt", withUnderscored: false };
  const { differences, present, missing, unprobed } = compare(plan, read.report, options);
  const found = withRuleLevels(differences, [...sources.values()], new Map());
  const texts = new Map<string, SourceText>([...sources, ["report.txt", sourceText("report.txt", output)]]);
  const facts = `${present.length} found, ${missing.length} missing, ${unprobed} not asked`;
  const others = output.split("\n").filter((line) => line !== "" && !line.startsWith("luau-probe:"));
  const text = [
    // Lines of the machine's prelude, which the engine follows.
    renderDiagnostics(found, texts, { colour: false }).replaceAll(/\[prelude\]:\d+/g, "[prelude]"),
    facts,
    ...read.report.problems,
    ...others.map((line) => `printed: ${line}`),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot(path.resolve(folder, "findings.txt"));
});
