import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Answers } from "../../packages/create-luau-docs/src/answers";
import { guessSite, NO_GUESS } from "../../packages/create-luau-docs/src/guess-site";
import {
  NO_REQUEST,
  toAnswers,
  withLikeliestDefinitions,
  type Request,
} from "../../packages/create-luau-docs/src/plan";
import { root } from "./site-inputs";

export const templates = path.join(root, "packages/create-luau-docs/templates");

/** The answers to a request for a site in `site`, which are without problems. */
export function answersTo(request: Partial<Request>, cwd: string): Answers {
  const answers = toAnswers({ ...NO_REQUEST, folder: "site", ...request }, cwd, NO_GUESS);
  if ("problem" in answers) throw new Error(answers.problem);
  return answers;
}

/** The same, with what `--yes` finds. */
export async function guessedAnswers(request: Partial<Request>, cwd: string): Promise<Answers> {
  const asked = { ...NO_REQUEST, folder: "site", ...request };
  const guess = await guessSite(path.resolve(cwd, asked.folder ?? "docs"), cwd);
  const complete = withLikeliestDefinitions(asked, cwd, guess);
  const answers = "problem" in complete ? complete : toAnswers(complete, cwd, guess);
  if ("problem" in answers) throw new Error(answers.problem);
  return answers;
}

/** The command, as npm runs it. */
export const createCommand = path.join(root, "packages/create-luau-docs/bin/create-luau-docs.cjs");

/**
 * Creates a site as `npm create luau-docs` does.
 * @param folder the site's folder, which does not exist yet
 * @param options further arguments: `--template moonwave`; by default, an example is created
 * @returns the folder
 */
export function createSite(folder: string, ...options: readonly string[]): string {
  const chosen = options.length === 0 ? ["--template", "definitions"] : options;
  execFileSync(process.execPath, [createCommand, path.basename(folder), "--yes", "--no-vendor", ...chosen], {
    cwd: path.dirname(folder),
    stdio: ["ignore", "pipe", "inherit"],
  });
  return folder;
}
