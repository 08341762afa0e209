/**
 * `npm create luau-docs my-engine`: creates the smallest site. Exits with 1 if its files cannot be
 * written or the author cancels, and with 2 if the command line is invalid.
 */
import path from "node:path";
import { intro, cancel } from "@clack/prompts";
import type { Answers } from "./answers";
import { parseArguments } from "./parse-arguments";
import { ask } from "./ask-questions";
import { takeOver } from "./takeover/takeover";
import { nextSteps } from "./next-steps";
import { toAnswers, withFoundDefinitions } from "./plan";
import { siteFiles, siteOf } from "./new-site-files";
import { toolSettings } from "./tool-settings";
import { writeSite } from "./write-site";

async function main(): Promise<void> {
  const cwd = process.cwd();
  const { isYes, ...request } = parseArguments(process.argv.slice(2));
  if (isYes) return create(toAnswers(withFoundDefinitions(request, cwd), cwd), cwd);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return end(NO_TERMINAL, 2);
  intro("create-luau-docs");
  const answered = await ask(request, cwd);
  if (answered === null) {
    cancel("Nothing was created.");
    process.exitCode = 1;
    return;
  }
  create(toAnswers(answered, cwd), cwd);
}

const NO_TERMINAL = [
  "There is no terminal to ask questions in. Pass `--yes` to accept the defaults:",
  "  npm create luau-docs@latest my-engine -- --yes",
].join("\n");

function create(answers: Answers | { readonly mistake: string }, cwd: string): void {
  if ("mistake" in answers) return end(answers.mistake, 2);
  // The program is bundled into dist/, beside templates/.
  const { project } = answers;
  const takeover = project === null ? null : takeOver(project);
  const files = new Map<string, string | Uint8Array>([
    ...siteFiles(answers, path.join(__dirname, "../templates"), takeover),
    ...(takeover?.pictures ?? []),
  ]);
  // Before it is written: these settings exist in the repository.
  const existing = toolSettings(siteOf(answers, takeover)).filter(({ file }) => file === null);
  const mistake = writeSite(answers.folder, files);
  if (mistake !== null) return end(mistake, 1);
  process.stdout.write(nextSteps(answers, files, { cwd, takeover, existing }));
}

function end(message: string, code: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}

void main();
