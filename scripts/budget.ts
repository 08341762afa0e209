/**
 * `npm run check:budget`: compares the first visit to the heaviest page of each kind with
 * `benchmarks/budget.json` and with the last figures. A limit may be above the goal: then pages must not
 * grow. `--write` stores the figures; `--folder path` measures another folder than `public/`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  measurePages,
  measures,
  type Measure,
  type PageFigures,
  type PageKinds,
} from "./budget/measure-pages";
import { isMain, root } from "./run";

const figuresFile = path.join(root, "benchmarks/budget-figures.json");

/** In bytes; a measure that is not listed has no limit. */
type Limits = Readonly<Partial<Record<Measure, number>>>;
type Figures = Readonly<Record<string, PageFigures["bytes"]>>;

type Kinds = Readonly<Record<string, Limits & PageKinds[string]>>;

interface Row {
  readonly kind: string;
  readonly page: PageFigures;
  readonly limits: Limits;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

export function checkBudget(folder: string) {
  const budget = readJson(path.join(root, "benchmarks/budget.json")) as { goal: Limits; kinds: Kinds };
  const before = existsSync(figuresFile) ? (readJson(figuresFile) as Figures) : {};
  const { heaviest, unknown, blockingFonts } = measurePages(folder, budget.kinds);
  const rows = Object.entries(budget.kinds).flatMap(([kind, limits]): Row[] => {
    const page = heaviest.get(kind);
    return page === undefined ? [] : [{ kind, page, limits }];
  });
  const problems = [
    ...rows.flatMap((row) => overBudget(row, row.limits)),
    ...unknown.map((route) => `${route}: benchmarks/budget.json names no kind of page for it.`),
    ...blockingFonts.map((font) => `${font}: the text waits for this font; ${DISPLAY}`),
  ];
  const figures = Object.fromEntries(rows.map(({ kind, page }) => [kind, page.bytes]));
  const aboveGoal = rows.flatMap((row) => overBudget(row, budget.goal));
  return { table: toTable(rows, before), problems, aboveGoal, figures };
}

const DISPLAY = "its @font-face needs a font-display of swap, fallback or optional.";

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

function overBudget({ kind, page: { route, bytes } }: Row, limits: Limits): readonly string[] {
  return measures.flatMap((measure) => {
    const limit = limits[measure];
    if (limit === undefined || bytes[measure] <= limit) return [];
    return [`${kind} (${route}): ${kib(bytes[measure])} KiB of ${measure}, ${kib(limit)} KiB at most.`];
  });
}

function toTable(rows: readonly Row[], before: Figures): string {
  const head = ["kind", ...measures, "heaviest page"];
  const cells = (row: Row) => measures.map((measure) => cell(row, measure, before));
  const lines = [head, ...rows.map((row) => [row.kind, ...cells(row), row.page.route])];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = (line: readonly string[]) => line.map((text, column) => text.padEnd(widths[column] ?? 0));
  return lines.map((line) => padded(line).join("  ").trimEnd()).join("\n");
}

function cell({ kind, page, limits }: Row, measure: Measure, before: Figures): string {
  const bytes = page.bytes[measure];
  const change = bytes - (before[kind]?.[measure] ?? bytes);
  const limit = limits[measure];
  const allowed = limit === undefined ? "" : ` of ${kib(limit)}`;
  return `${kib(bytes)}${allowed}${change === 0 ? "" : ` (${change > 0 ? "+" : "−"}${Math.abs(change)} B)`}`;
}

if (isMain("scripts/budget.ts")) {
  const options = { folder: { type: "string" }, write: { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ options });
  const folder = path.resolve(values.folder ?? path.join(root, "public"));
  const { table, problems, aboveGoal, figures } = checkBudget(folder);
  console.log(`KiB with gzip on the first visit, and the change since the committed figures:\n\n${table}\n`);
  if (aboveGoal.length > 0)
    console.log(`Above the goal:\n${aboveGoal.map((line) => `  ${line}`).join("\n")}\n`);
  for (const problem of problems) console.error(`Over budget: ${problem}`);
  if (values.write) writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}
