import type { LanguageClient } from "./language-client";
import type { Problem } from "./problems";
import { problemsOf } from "./problems";
import type { Workspace } from "./workspace";

/** Pause after the last key. */
const PAUSE_MS = 50;

/**
 * Checks the files when they have changed. Of a sample that has not, only its own file is checked, as in the
 * build: the others are checked where they are shown. One check runs at a time; what is typed
 * meanwhile is checked next.
 */
export function createChecking(
  language: LanguageClient,
  workspace: () => Workspace,
  onProblems: (problems: readonly Problem[] | null) => void,
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
    const names = workspace().isChanged() ? workspace().names : workspace().names.slice(0, 1);
    const found = await language.call("check", { sources, names }).catch(() => null);
    isRunning = false;
    if (isStale) return check();
    onProblems(found && problemsOf(found, texts));
  };
  return (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void check(), PAUSE_MS);
  };
}
