/**
 * `npm run check:budget`: what the first visit of a page loads, for the heaviest page of each kind, beside what
 * `benchmarks/budget.json` allows and what it was when `benchmarks/budget-figures.json` was last written. A kind's limit
 * may lie above the bar that is the goal: then no page gets heavier, and the table says how far it is to the bar.
 * `--write` notes the figures of now; `--folder path` looks at another folder than `public/`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { root } from "./run.mjs";
import { measurePages, measures } from "./budget/measure-pages.mjs";

const figuresFile = path.join(root, "benchmarks/budget-figures.json");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Holds a built site against the budget.
 * @param {string} folder
 * @returns {{ table: string, mistakes: readonly string[], aboveBar: readonly string[], figures: Record<string, Record<string, number>> }}
 */
export function checkBudget(folder) {
  const budget = readJson(path.join(root, "benchmarks/budget.json"));
  const before = existsSync(figuresFile) ? readJson(figuresFile) : {};
  const { heaviest, unknown, blockingFonts } = measurePages(folder, budget.kinds);
  const kinds = Object.keys(budget.kinds).filter((kind) => heaviest.has(kind));
  const mistakes = [
    ...kinds.flatMap((kind) => overBudget(kind, heaviest.get(kind), budget.kinds[kind])),
    ...unknown.map((route) => `${route}: benchmarks/budget.json names no kind of page for its template.`),
    ...blockingFonts.map((font) => `${font}: the text waits for this font; its @font-face needs a font-display of swap, fallback or optional.`),
  ];
  const figures = Object.fromEntries(kinds.map((kind) => [kind, heaviest.get(kind).bytes]));
  const aboveBar = kinds.flatMap((kind) => overBudget(kind, heaviest.get(kind), budget.bar));
  return { table: toTable(kinds, heaviest, budget.kinds, before), mistakes, aboveBar, figures };
}

const kib = (bytes) => (bytes / 1024).toFixed(1);

function overBudget(kind, { route, bytes }, limits) {
  return measures.flatMap((measure) => {
    const limit = limits[measure];
    return limit !== undefined && bytes[measure] > limit ? [`${kind} (${route}): ${kib(bytes[measure])} KiB of ${measure}, ${kib(limit)} KiB at most.`] : [];
  });
}

/** One row a kind: bytes over the line with gzip, what is allowed, and the change since the last figures. */
function toTable(kinds, heaviest, limits, before) {
  const cell = (kind, measure) => {
    const bytes = heaviest.get(kind).bytes[measure];
    const change = bytes - (before[kind]?.[measure] ?? bytes);
    const limit = limits[kind][measure];
    return `${kib(bytes)}${limit === undefined ? "" : ` of ${kib(limit)}`}${change === 0 ? "" : ` (${change > 0 ? "+" : "−"}${Math.abs(change)} B)`}`;
  };
  const rows = [["kind", ...measures, "heaviest page"], ...kinds.map((kind) => [kind, ...measures.map((measure) => cell(kind, measure)), heaviest.get(kind).route])];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((text, column) => text.padEnd(widths[column])).join("  ").trimEnd()).join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { folder: { type: "string" }, write: { type: "boolean", default: false } } });
  const { table, mistakes, aboveBar, figures } = checkBudget(path.resolve(values.folder ?? path.join(root, "public")));
  console.log(`KiB with gzip on the first visit, and the change since the figures that are committed:\n\n${table}\n`);
  if (aboveBar.length > 0) console.log(`Above the bar that is the goal:\n${aboveBar.map((line) => `  ${line}`).join("\n")}\n`);
  for (const mistake of mistakes) console.error(`Over budget: ${mistake}`);
  if (values.write) writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  process.exit(mistakes.length > 0 ? 1 : 0);
}
