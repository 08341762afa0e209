/**
 * `npm run bench:lighthouse`: Lighthouse's scores of `public/` on a phone with a slow connection, over nginx
 * with the shipped configuration; the median of five runs per page. Exits with 1 if a budget is missed, and
 * with 3 if Lighthouse is not available. `--pages reference,guide` selects pages, `--shared` is for machines
 * with other load (machine.ts). Requires nginx, Chromium (`CHROMIUM_PATH`) and network access: Lighthouse
 * and its dependencies are 185 MB, too much for every `npm ci`, so npx downloads them on demand.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromiumFlags, ensureBrowser } from "../scripts/browser";
import { startNginx } from "../tests/support/nginx";
import { has, root } from "../scripts/run";
import { allowance, median } from "./machine";

/** The newest version that supports Node 20. */
const lighthouse = "lighthouse@12.8.2";
const pages: Readonly<Record<string, string>> = {
  home: "/",
  reference: "/docs/api/physics",
  guide: "/docs/core-concepts",
  post: "/blog/daxa",
};

/** The parts of a report in use. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { title: string; score: number | null; numericValue?: number }>>;
}

interface Budget {
  readonly of: (report: Report) => number;
  readonly least?: number;
  readonly most?: number;
  readonly growth?: number;
}

/** A part that is missing is no figure, which misses every budget. */
const score = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? Number.NaN) * 100;
const numeric = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;

/**
 * Scores out of 100, milliseconds, and a layout shift; `least` or `most` is the budget. `growth` is the
 * influence of the machine's slowness: none, linear, or quadratic, as for the part of long tasks above 50 ms,
 * and the score that depends on it by half.
 */
const budgets: Readonly<Record<string, Budget>> = {
  performance: { of: score("performance"), least: 98, growth: 2 },
  accessibility: { of: score("accessibility"), least: 100 },
  "best practices": { of: score("best-practices"), least: 100 },
  SEO: { of: score("seo"), least: 100 },
  "LCP ms": { of: numeric("largest-contentful-paint"), most: 1500, growth: 1 },
  "TBT ms": { of: numeric("total-blocking-time"), most: 100, growth: 2 },
  CLS: { of: numeric("cumulative-layout-shift"), most: 0 },
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: Object.keys(pages).join() },
    shared: { type: "boolean", default: false },
    folder: { type: "string", default: path.join(root, "public") },
  },
});
const chosen = values.pages.split(",");
const unknown = chosen.filter((name) => !Object.hasOwn(pages, name));
if (unknown.length > 0) {
  console.error(`--pages ${unknown.join()}: there are ${Object.keys(pages).join(", ")}.`);
  process.exit(2);
}
if (!(await has("npx", ["--yes", lighthouse, "--version"]))) {
  console.error(`${lighthouse} could not be fetched.`);
  process.exit(3);
}
const toText = (figure: number): string => String(Math.round(figure * 1000) / 1000);
const CHROME_PATH = await ensureBrowser();
const allowed = allowance(values.shared);
const server = await startNginx(path.resolve(values.folder));
try {
  const misses: string[] = [];
  const rows = [["page", ...Object.keys(budgets)]];
  for (const name of chosen) {
    const address = `${server.address}${pages[name]}`;
    const reports: Report[] = [];
    // Lighthouse occasionally loses its browser, and reports it: the run is repeated once.
    for (let run = 0; run < Number(values.runs); run += 1)
      reports.push(await report(address).catch(() => report(address)));
    const row = [name];
    for (const [what, budget] of Object.entries(budgets)) {
      const figure = median(reports.map(budget.of));
      row.push(toText(figure));
      if (isMissed(figure, budget)) misses.push(`${name}: ${what} is ${toText(figure)}`);
    }
    rows.push(row);
    for (const failed of reports.slice(0, 1).flatMap(failedAudits)) misses.push(`${name}: ${failed}`);
  }
  for (const row of rows) console.log(row.map((text) => text.padEnd(15)).join(""));
  for (const miss of misses) console.error(`Missed: ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}

/** For a score, the distance from 100 grows by the margin. */
function isMissed(figure: number, { least = -Infinity, most = Infinity, growth = 0 }: Budget): boolean {
  const margin = allowed() ** growth;
  return !(figure >= 100 - (100 - least) * margin && figure <= most * margin);
}

async function report(address: string): Promise<Report> {
  const args = [
    "--yes",
    lighthouse,
    address,
    "--quiet",
    "--output=json",
    "--only-categories=performance,accessibility,best-practices,seo",
    `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
  ];
  const { stdout } = await promisify(execFile)("npx", args, {
    env: { ...process.env, CHROME_PATH },
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(stdout) as Report;
}

/** The audits that cost points, where nothing less than a full score is allowed. */
function failedAudits({ categories, audits }: Report): readonly string[] {
  const wanted = ["accessibility", "best-practices", "seo"].flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  );
  return wanted
    .flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : []))
    .filter(({ score: points }) => points !== null && points < 1)
    .map(({ title }) => title);
}
