/** The button that runs the files, and ends the run. */
import type { Translate } from "../lib/i18n/translate";
import { button } from "./dom";
import type { LanguageClient } from "./language-client";
import type { createOutput } from "./output";
import { startScript, type RunningScript } from "./runner";
import type { Workspace } from "./workspace";

interface Settings {
  readonly t: Translate;
  readonly language: LanguageClient;
  readonly workspace: () => Workspace;
  readonly output: ReturnType<typeof createOutput>;
}

export function createRunning({ t, language, workspace, output }: Settings) {
  let script: RunningScript | null = null;
  const runText = t({ id: "try.run", message: "Run" });
  const toggle = button(runText, () => (script === null ? void run() : script.stop()), "main");
  let asked = 0;
  const run = async (): Promise<void> => {
    asked += 1;
    const current = asked;
    const opened = await language.opened.catch(() => null);
    if (opened === null || script !== null || current !== asked) return;
    const { active, wholeTexts } = workspace();
    const sources = [...wholeTexts()].map(([name, { text }]) => ({ name, text }));
    output.start();
    toggle.textContent = t({ id: "try.stop", message: "Stop" });
    script = startScript({ ...opened, sources, main: active() }, (events) => {
      output.show(events);
      if (events.every(({ kind }) => kind !== "end")) return;
      script = null;
      toggle.textContent = runText;
    });
  };
  const stop = (): void => {
    asked += 1;
    script?.stop();
  };
  return { button: toggle, stop };
}
