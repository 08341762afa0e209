/** `luau-docs check` refuses what a build refuses, at the same location. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Diagnostic, sortDiagnostics } from "luau-diagnostics";
import { readReports, reportFiles } from "../../scripts/report-files";
import { publishedOf, removeBuilt, withoutNetwork } from "../support/other-site";
import { root } from "../support/site-inputs";
import { writeWithFolder } from "../../src/node/files/write-unless-same";
import { temporaryFolder } from "../support/temporary-folder";

const fixtures = path.join(root, "tests/fixtures");
const folder = temporaryFolder("mistakes");
const site = path.join(folder, path.basename(folder));

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  cpSync(path.join(fixtures, "sites/one-guide"), site, { recursive: true });
});
afterAll(() => removeBuilt(site));

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: site, CI: "1", GITHUB_ACTIONS: "", ...withoutNetwork, ...env },
  });
  return { status, output: args.includes("json") ? stdout : `${stdout}\n${stderr}` };
}

const command = path.join(root, "packages/luau-docs/bin/luau-docs.mjs");
const check = () => run([command, "check", "--format", "json"]);

function build(): Ended & { readonly reported: readonly Diagnostic[] } {
  const reports = path.join(folder, "reports");
  mkdirSync(reports);
  const ended = run([command, "build"], { DIAGNOSTICS_FOLDER: reports });
  return { ...ended, reported: sortDiagnostics(readReports(reportFiles(reports)) ?? []) };
}

const lineOf = ({ file, line, column, severity, rule, message, suggestion }: Diagnostic): string =>
  `${file.replace(/^.*(?=\/public\/)/, "…")}:${line}:${column} ${severity} ${rule} ${message}${suggestion === null ? "" : `\n  ${suggestion}`}\n`;

test("a placeholder as the site’s address is an error of a build for deployment", () => {
  const config = path.join(site, "site.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace("https://kit.github.io", "https://kit.example"));
  const { status, output } = run([command, "build", "--deploy"]);
  expect([status, output]).toEqual([1, expect.stringContaining("site.config.ts:7:3 error placeholder-url")]);
});

/** The first to stop a build, and the last. */
const BUILT = ["configuration", "pages"];

/** Files of somebody else in the folder that a build publishes into; the third is not in its way. */
const FOREIGN = ["robots.txt", "hangar/index.html", "CNAME"];

test.each(readdirSync(path.join(fixtures, "mistakes")))("problems: %s", async (name) => {
  const fixture = path.join(fixtures, "mistakes", name);
  cpSync(path.join(fixture, "site"), site, { recursive: true });
  const foreign = name === "pages" ? FOREIGN.map((file) => path.join(publishedOf(folder), file)) : [];
  for (const file of foreign) writeWithFolder(file, "theirs");
  const checked = check();
  // The report in JSON.
  const { findings } = JSON.parse(checked.output) as { readonly findings: readonly Diagnostic[] };
  await expect(findings.map(lineOf).join("")).toMatchFileSnapshot(path.join(fixture, "diagnostics.txt"));
  expect(checked.status).toBe(1);
  if (!BUILT.includes(name)) return;
  const { status, output, reported } = build();
  expect(reported).toEqual(findings);
  expect(status, output).toBe(1);
  // Gatsby reports an error in its own configuration at another file.
  expect(output).not.toContain("gatsby-config");
  expect(foreign.map((file) => readFileSync(file, "utf8"))).toEqual(foreign.map(() => "theirs"));
});
