/** The button that runs the files, and ends the run. */
import type { Translate } from "../lib/i18n/translate";
import { button } from "./dom";
import type { LanguageClient } from "./language-client";
import type { RunEvents } from "./luau-worker-messages";
import type { createOutput } from "./output";
import { startScript } from "./runner";
import type { Workspace } from "./workspace";

interface Settings {
  readonly t: Translate;
  readonly language: LanguageClient;
  readonly workspace: () => Workspace;
  readonly output: ReturnType<typeof createOutput>;
}

export function createRunning({ t, language, workspace, output }: Settings) {
  let stopScript: (() => void) | null = null;
  const runText = t({ id: "try.run", message: "Run" });
  const toggle = button(runText, () => (stopScript ? stopScript() : void run()), "main");
  let requests = 0;
  const setStop = (stop: (() => void) | null): void => {
    stopScript = stop;
    toggle.textContent = stop ? t({ id: "try.stop", message: "Stop" }) : runText;
  };
  const show = (events: RunEvents): void => {
    output.show(events);
    if (events.some(({ kind }) => kind === "end")) setStop(null);
  };
  const run = async (): Promise<void> => {
    requests += 1;
    const current = requests;
    const opened = await language.opened.catch(() => null);
    if (opened === null || stopScript !== null || current !== requests) return;
    const { active, wholeTexts } = workspace();
    const sources = [...wholeTexts()].map(([name, { text }]) => ({ name, text }));
    output.start();
    setStop(startScript({ ...opened, sources, main: active() }, show));
  };
  const stop = (): void => {
    requests += 1;
    stopScript?.();
  };
  return { button: toggle, stop };
}
