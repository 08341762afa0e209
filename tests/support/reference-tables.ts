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
    ["rules of samples", table(["rule", "level", "requirement"], SAMPLE_RULES.map(sampleRow))],
    ["changes", changeTable()],
    ["tools", toolTable()],
  ]);
}

const code = (text: string): string => `\`${text}\``;

const sampleRow = ({ name, severity, description }: (typeof SAMPLE_RULES)[number]) => [
  code(name),
  severity,
  description,
];

function ruleTable(rules: typeof ALL_RULES): string {
  const rows = rules.map(({ name, severity, fixable, description }) => {
    return [code(name), severity, fixable ? "yes" : "", description];
  });
  return table(["rule", "level", "`--fix`", "requirement"], rows);
}

function changeTable(): string {
  const classes: readonly ChangeClass[] = ["breaking", "addition", "documentation"];
  const kinds = Object.entries(CHANGE_RULES);
  const rows = classes.map((one) => {
    const ofClass = kinds.filter(([, rule]) => rule.class === one);
    return [one, ofClass.map(([kind]) => code(kind)).join(", ")];
  });
  return table(["class", "changes"], rows);
}

function toolTable(): string {
  const rows = TOOLS.map(({ name, input, output, description }) => {
    return [code(name), keysOf(input), description, keysOf(output)];
  });
  return table(["tool", "input", "returns", "data"], rows);
}

const keysOf = ({ shape }: Tool["input"]): string => Object.keys(shape).map(code).join(", ");
