import type { LanguageClient } from "./language-client";
import type { Problem } from "./problems";
import { problemsOf } from "./problems";
import type { Workspace } from "./workspace";

/** Pause after the last key. */
const PAUSE_MS = 50;

/** Checks the files when they have changed. One check runs at a time; what is typed meanwhile is checked next. */
export function createChecking(
  language: LanguageClient,
  workspace: () => Workspace,
  onProblems: (problems: readonly Problem[]) => void,
) {
  let timer = 0;
  let isRunning = false;
  let isStale = false;
  const check = async (): Promise<void> => {
    isStale = isRunning;
    if (isRunning) return;
    isRunning = true;
    const texts = workspace().wholeTexts();
    const sources = [...texts].map(([name, { text }]) => ({ name, text }));
    const found = await language.call("check", { sources }).catch(() => []);
    isRunning = false;
    if (isStale) return check();
    onProblems(problemsOf(found, texts));
  };
  return (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void check(), PAUSE_MS);
  };
}
