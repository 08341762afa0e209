import type { ChangeClass } from "luau-contract";
import { table } from "./command-pages";
import { ALL_RULES } from "../../packages/luau-defs/src/check";
import { CHANGE_RULES } from "../../packages/luau-defs/src/engine";
import { TOOLS, type Tool } from "../../packages/luau-defs/src/front";
import { RULES, SAMPLE_RULES } from "../../packages/luau-defs/src/model";

/** Tables of what programs define, by the names of the parts of documents that contain them. */
export function referenceTables(): ReadonlyMap<string, string> {
  const checked = new Set(RULES.map(({ name }) => name as string));
  return new Map([
    ["rules of check", ruleTable(ALL_RULES.filter(({ name }) => checked.has(name)))],
    ["rules of texts", ruleTable(ALL_RULES.filter(({ name }) => !checked.has(name)))],
    [
      "rules of samples",
      table(
        ["rule", "level", "requirement"],
        SAMPLE_RULES.map(({ name, severity, description }) => [code(name), severity, description]),
      ),
    ],
    ["changes", changeTable()],
    ["tools", toolTable()],
  ]);
}

const code = (text: string): string => `\`${text}\``;

const ruleTable = (rules: typeof ALL_RULES): string =>
  table(
    ["rule", "level", "`--fix`", "requirement"],
    rules.map(({ name, severity, fixable, description }) => [
      code(name),
      severity,
      fixable ? "yes" : "",
      description,
    ]),
  );

function changeTable(): string {
  const classes: readonly ChangeClass[] = ["breaking", "addition", "documentation"];
  const kinds = Object.entries(CHANGE_RULES);
  return table(
    ["class", "changes"],
    classes.map((one) => [
      one,
      kinds
        .filter(([, rule]) => rule.class === one)
        .map(([kind]) => code(kind))
        .join(", "),
    ]),
  );
}

const toolTable = (): string =>
  table(
    ["tool", "input", "returns", "data"],
    TOOLS.map(({ name, input, output, description }) => [
      code(name),
      keysOf(input),
      description,
      keysOf(output),
    ]),
  );

const keysOf = ({ shape }: Tool["input"]): string => Object.keys(shape).map(code).join(", ");
