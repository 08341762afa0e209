import type { Translate } from "../lib/i18n/translate";
import type { Editor } from "./editor";
import { showTabs } from "./file-tabs";
import { problemItems, summaryOf } from "./problem-list";
import type { Problem } from "./problems";
import type { View } from "./view";
import type { Workspace } from "./workspace";

interface Settings {
  readonly t: Translate;
  readonly view: View;
  readonly editor: Editor;
  readonly workspace: Workspace;
}

/** Moves between files and places, by tabs and by problems, which are listed and underlined. */
export function createNavigation({ t, view, editor, workspace }: Settings) {
  let problems: readonly Problem[] = [];
  const underline = (): void =>
    editor.showProblems(problems.filter(({ file }) => file === workspace.active()));
  const showFile = (name: string): void => {
    workspace.open(name);
    tabs.select(name);
    underline();
  };
  const goTo = (file: string, offset: number): void => {
    showFile(file);
    editor.goTo(offset);
  };
  const tabs = showTabs(view.tabs, workspace.names, showFile);
  tabs.select(workspace.active());
  /** @param found null if nothing was checked */
  const showProblems = (found: readonly Problem[] | null): void => {
    problems = found ?? [];
    const items = problemItems(problems, {
      t,
      lineOf: ({ file, from }) => workspace.lineAt(file, from),
      onGoTo: ({ file, from }) => goTo(file, from),
      hasSeveralFiles: workspace.names.length > 1,
    });
    view.problems.replaceChildren(...items);
    view.problems.hidden = problems.length === 0;
    view.status.textContent = summaryOf(found, t);
    underline();
  };
  return { goTo, showProblems };
}
