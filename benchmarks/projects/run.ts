/**
 * `npm run bench:projects -- FOLDER [NAME…]`: makes a site of each project of `projects.json` whose checkout
 * is in FOLDER, as a newcomer would, and prints a table: what is refused, what is lost, how long it takes.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root, run } from "../../scripts/run";
import projects from "./projects.json";
import { scan, textKey, type Scan } from "./scan";

interface Project {
  readonly name: string;
  readonly title: string;
  /** Folder of the checkout. */
  readonly checkout: string;
  readonly repository: string;
  /** A file or folder in it. */
  readonly definitions: string;
  /** Where the reference of its platform is. */
  readonly platform?: string;
}

interface Row {
  readonly title: string;
  readonly commit: string;
  readonly files: number;
  /** What the first check says, without any setting: errors and warnings. */
  readonly check: string;
  /** Seconds from `create` to a site; null if the build is refused. */
  readonly seconds: number | null;
  readonly pages: number;
  readonly names: Found;
  readonly texts: Found;
  /** Links to the platform's reference; null if there is none. */
  readonly links: number | null;
  readonly ranks: string;
}

interface Found {
  readonly all: number;
  readonly lost: readonly string[];
}

async function measure(project: Project, checkout: string): Promise<Row> {
  const work = mkdtempSync(path.join(tmpdir(), `projects-${project.name}-`));
  try {
    const copy = path.join(work, project.name);
    cpSync(checkout, copy, { recursive: true, filter: (file) => !/[/\\](?:\.git|node_modules)$/.test(file) });
    const site = path.join(copy, `site-${project.name}`);
    const definitions = path.join(copy, project.definitions);
    const begun = Date.now();
    await node("create-luau-docs", [site, "--definitions", definitions, "--yes"]);
    const check = await node("luau-defs", ["check", definitions], copy);
    const build = await node("luau-docs", ["build", site]);
    const seconds = build.code === 0 ? (Date.now() - begun) / 1000 : null;
    if (build.code !== 0) console.error(`${project.name}: ${build.output.slice(-1500)}`);
    const published = path.join(root, "dist/sites", path.basename(site), "public");
    const facts = seconds === null ? NOTHING_PUBLISHED : readPublished(published);
    const scanned = scan(definitions);
    const git = await run("git", ["-C", checkout, "log", "-1", "--format=%h, %cs"], { quiet: true });
    const row: Row = {
      title: project.title,
      commit: git.output.trim(),
      files: scanned.files,
      check: lastLine(check.output),
      seconds,
      pages: facts.pages,
      names: lostOf(scanned.names, (name) => facts.words.has(name)),
      texts: lostOf(scanned.texts, (text) => facts.text.includes(text)),
      links: project.platform === undefined ? null : countOf(facts.html, `href="${project.platform}`),
      ranks: await ranksOf(project, definitions, copy),
    };
    report(project, row, scanned);
    return row;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const node = (command: string, args: readonly string[], cwd = root) =>
  run(command, args, { quiet: true, cwd });

interface Published {
  readonly pages: number;
  readonly html: string;
  /** All names in the published JSON, and the parts of their paths. */
  readonly words: ReadonlySet<string>;
  /** Everything in the published JSON, as `textKey`. */
  readonly text: string;
}

const NOTHING_PUBLISHED: Published = { pages: 0, html: "", words: new Set(), text: "" };

function readPublished(folder: string): Published {
  const files = readdirSync(path.join(folder, "docs/api"), { recursive: true, encoding: "utf8" });
  const read = (ending: RegExp) =>
    files
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(path.join(folder, "docs/api", file), "utf8"))
      .join("\n");
  const pages = files.filter((file) => file.endsWith("index.html")).length;
  const json = read(/(?<!\.cards)\.json$/);
  const words = new Set(json.match(/[A-Za-z_]\w*/g) ?? []);
  return { pages, html: read(/\.html$/), words, text: textKey(json.replaceAll(/\\[nt"]/g, " ")) };
}

const lostOf = (all: ReadonlySet<string>, isThere: (item: string) => boolean): Found => ({
  all: all.size,
  lost: [...all].filter((item) => !isThere(item)),
});

const countOf = (text: string, part: string): number => text.split(part).length - 1;

const lastLine = (output: string): string => output.trim().split("\n").at(-1) ?? "";

interface SearchOutput {
  readonly results: readonly { readonly path: string }[];
}

/** How many of the queries of `queries.txt` find the wanted function first. */
async function ranksOf({ name }: Project, definitions: string, cwd: string): Promise<string> {
  const queries = readFileSync(path.join(root, "benchmarks/projects/queries.txt"), "utf8")
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()))
    .filter(([project]) => project === name);
  let first = 0;
  for (const [, query = "", names = ""] of queries) {
    const args = ["search", query, definitions, "--limit", "1", "--format", "json"];
    const { output } = await node("luau-defs", args, cwd);
    // The mistakes of the definitions are printed before.
    const { results } = JSON.parse(output.slice(output.lastIndexOf('{\n "query"'))) as SearchOutput;
    const found = results[0]?.path;
    if (names.split(",").some((wanted) => wanted.trim() === found)) first += 1;
  }
  return queries.length === 0 ? "–" : `${first} of ${queries.length}`;
}

/** What is lost, for whoever wants to find out why. */
function report({ name }: Project, { names, texts, check }: Row, { files }: Scan): void {
  const some = (found: Found) => found.lost.slice(0, 12).join(", ");
  console.error(`${name}: ${files} files. ${check}`);
  if (names.lost.length > 0) console.error(`  names: ${some(names)}`);
  if (texts.lost.length > 0) console.error(`  texts: ${some(texts)}`);
}

function tableOf(all: readonly Row[]): string {
  const shareOf = ({ all: total, lost }: Found) => `${total - lost.length} of ${total}`;
  const head = [
    "| project | commit | files | first check | site after | pages | names | texts | platform links | first |",
    "|---|---|---|---|---|---|---|---|---|---|",
  ];
  return [
    ...head,
    ...all.map(
      (row) =>
        `| ${[
          row.title,
          row.commit,
          row.files,
          row.check,
          row.seconds === null ? "refused" : `${row.seconds.toFixed(0)} s`,
          row.pages,
          shareOf(row.names),
          shareOf(row.texts),
          row.links ?? "–",
          row.ranks,
        ].join(" | ")} |`,
    ),
  ].join("\n");
}

const [checkouts = "", ...chosen] = process.argv.slice(2);
if (checkouts === "" || !existsSync(checkouts)) {
  console.error("Name the folder with the checkouts: npm run bench:projects -- ../checkouts");
  process.exit(2);
}
const list: readonly Project[] = projects;
const wanted = list.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const rows: Row[] = [];
for (const project of wanted) {
  const checkout = path.join(checkouts, project.checkout);
  if (!existsSync(checkout)) console.error(`${project.name}: there is no ${checkout}.`);
  else rows.push(await measure(project, checkout));
}
console.log(tableOf(rows));
