/** `npm create luau-docs my-engine`. Exits with 1 if nothing is created, and with 2 for wrong usage. */
import path from "node:path";
import { intro, cancel } from "@clack/prompts";
import type { Answers } from "./answers";
import { parseArguments } from "./parse-arguments";
import { ask } from "./ask-questions";
import { takeOver } from "./takeover/takeover";
import { guessSite, type Guess } from "./guess-site";
import { nextSteps } from "./next-steps";
import { definitionOffers, toAnswers, withLikeliestDefinitions, type Refusal, type Request } from "./plan";
import { siteFiles, siteOf } from "./new-site-files";
import { NO_TOOLS, packTools } from "./site-tools";
import { toolSettings } from "./tool-settings";
import { existingAmong, writeSite } from "./write-site";

async function main(): Promise<void> {
  const cwd = process.cwd();
  const { isYes, hasTools, ...request } = parseArguments(process.argv.slice(2));
  const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!isYes && !hasTerminal) return end(NO_TERMINAL, 2);
  const guess = await guessSite(path.resolve(cwd, request.folder ?? "docs"), cwd);
  if (!isYes) intro("create-luau-docs");
  const complete = isYes ? withLikeliestDefinitions(request, cwd, guess) : await ask(request, cwd, guess);
  if (complete === null) return end("Nothing was created.", 1, cancel);
  if ("problem" in complete) return end(complete.problem, 1);
  if (isYes) process.stdout.write(contentsOf(complete, cwd, guess));
  create(toAnswers(complete, cwd, guess), cwd, hasTools);
}

function contentsOf({ folder, definitions }: Request, cwd: string, guess: Guess): string {
  const key = String(definitions);
  const offer = definitionOffers(folder ?? "", cwd, guess).find(({ places }) => String(places) === key);
  return offer === undefined ? "" : `\n${offer.places.join(", ")}: ${offer.contents}.\n`;
}

const NO_TERMINAL = [
  "There is no terminal to ask questions in. Pass `--yes` to accept the defaults:",
  "  npm create luau-docs@latest my-engine -- --yes",
].join("\n");

function create(answers: Answers | Refusal, cwd: string, hasTools: boolean): void {
  if ("problem" in answers) return end(answers.problem, 2);
  const tools = hasTools ? packTools() : NO_TOOLS;
  // The program is bundled into dist/, beside templates/.
  const { project } = answers;
  const takeover = project === null ? null : takeOver(project);
  const files = new Map<string, string | Uint8Array>([
    ...siteFiles(answers, path.join(__dirname, "../templates"), takeover, tools),
    ...tools,
    ...(takeover?.pictures ?? []),
  ]);
  // Before it is written: these settings exist in the repository.
  const existing = toolSettings(siteOf(answers, takeover)).filter(({ file }) => file === null);
  const unchanged = existingAmong(answers.folder, files.keys());
  for (const file of unchanged) files.delete(file);
  const problem = writeSite(answers.folder, files);
  if (problem !== null) return end(problem, 1);
  process.stdout.write(nextSteps(answers, files, { cwd, takeover, existing, unchanged, tools }));
}

function end(message: string, code: number, print: (message: string) => void = console.error): void {
  print(message);
  process.exitCode = code;
}

void main();
