/** In: a command, or tests. Out: a step that runs them, and its outcome. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureTestBrowser } from "../browser";
import { has, run } from "../run";
import { countsOf, skipped, type Counts, type Outcome } from "./outcome";
import { readOrNull } from "../../src/node/files/write-unless-same";

export const requestedSteps: readonly string[] = process.argv.slice(2);

/** A single step is shown while it runs; of several, each is shown when it has finished. */
export const isQuiet = requestedSteps.length !== 1;

export const temporaryFolder = mkdtempSync(path.join(tmpdir(), "tests-"));

export type Environment = Readonly<Record<string, string>>;

export type Step = () => Promise<Outcome>;

export const check =
  (command: string, args: readonly string[]): Step =>
  async () => {
    const { code, output } = await run(command, args, { quiet: isQuiet });
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), output };
  };

export const withTool =
  (tool: string, step: Step): Step =>
  async () =>
    (await has(tool)) ? step() : skipped(`no ${tool} on this machine`);

/** A command whose output or report has counts; a run without any counts as one failure. */
export async function withCounts(
  command: string,
  args: readonly string[],
  read: (output: string) => Counts,
  env: Environment = {},
): Promise<Outcome> {
  const { code, output } = await run(command, args, { env, quiet: isQuiet });
  const counts = read(output);
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
  return { ...counts, output };
}

export const vitest =
  (project: string, env: Environment = {}, folders: readonly string[] = []): Step =>
  () => {
    const report = path.join(mkdtempSync(path.join(temporaryFolder, `${project}-`)), "report.xml");
    const reporters = ["--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`];
    return withCounts(
      "vitest",
      ["run", ...folders, "--project", project, ...reporters],
      () => countsOf(readOrNull(report) ?? ""),
      env,
    );
  };

export const playwright: Step = async () => {
  const report = path.join(mkdtempSync(path.join(temporaryFolder, "browser-")), "report.xml");
  await ensureTestBrowser();
  const env = { PLAYWRIGHT_JUNIT_OUTPUT_NAME: report, PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: "true" };
  return withCounts(
    "playwright",
    ["test", "--reporter=line,junit"],
    () => countsOf(readOrNull(report) ?? ""),
    env,
  );
};
