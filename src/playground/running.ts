/** The button that runs the files, and ends the run. */
import type { Translate } from "../lib/i18n/translate";
import { button } from "./dom";
import type { LanguageClient } from "./language-client";
import type { createOutput } from "./output";
import { startRun, type StartedRun } from "./started-run";
import type { Workspace } from "./workspace";

interface Settings {
  readonly t: Translate;
  readonly language: LanguageClient;
  readonly workspace: () => Workspace;
  readonly output: ReturnType<typeof createOutput>;
  /** Where a run is drawn. */
  readonly scene: HTMLElement;
}

export function createRunning({ t, language, workspace, output, scene }: Settings) {
  let started: StartedRun | null = null;
  let isPlaying = false;
  const runText = t({ id: "try.run", message: "Run" });
  const toggle = button(runText, () => (isPlaying ? started?.stop() : void run()), "main");
  let asked = 0;
  const onPlaying = (is: boolean): void => {
    isPlaying = is;
    toggle.textContent = is ? t({ id: "try.stop", message: "Stop" }) : runText;
  };
  const run = async (): Promise<void> => {
    asked += 1;
    const current = asked;
    const opened = await language.opened.catch(() => null);
    if (opened === null || isPlaying || current !== asked) return;
    started?.stop();
    const { active, wholeTexts } = workspace();
    const sources = [...wholeTexts()].map(([name, { text }]) => ({ name, text }));
    output.start();
    onPlaying(true);
    const script = { ...opened, sources, main: active() };
    started = startRun(script, { t, output, scene, button: toggle, onPlaying });
  };
  const stop = (): void => {
    asked += 1;
    started?.stop();
  };
  return { button: toggle, stop };
}
