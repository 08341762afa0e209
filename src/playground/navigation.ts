import type { Translate } from "../lib/i18n/translate";
import type { Editor } from "./editor";
import type { Problem, Fix } from "./problems";
import type { View } from "./view";
import type { Workspace } from "./sample-workspace";
import { button, element } from "../lib/browser/dom";

interface Settings {
  readonly t: Translate;
  readonly view: View;
  readonly editor: Editor;
  readonly workspace: Workspace;
}

/** Moves between files and locations, by tabs and by problems, which are listed and underlined. */
export function createNavigation({ t, view, editor, workspace }: Settings) {
  let problems: readonly Problem[] = [];
  let failure: Failure | null = null;
  const underline = (): void => {
    const failures = failure === null || failure.code !== workspace.text() ? [] : [failure.problem];
    editor.showProblems([...problems, ...failures].filter(({ file }) => file === workspace.active()));
  };
  const showFile = (name: string): void => {
    workspace.open(name);
    tabs.select(name);
    underline();
  };
  const goTo = (file: string, offset: number): void => {
    showFile(file);
    editor.goTo(offset);
  };
  const applyFix = (file: string, fix: Fix): void => {
    showFile(file);
    editor.apply(fix);
  };
  const tabs = showTabs(view.tabs, workspace.names, showFile);
  tabs.select(workspace.active());
  const itemOf = (problem: Problem) => problemItem(problem, { t, workspace, goTo, applyFix });
  /** @param reported null if nothing was checked */
  const showProblems = (reported: readonly Problem[] | null): void => {
    problems = reported ?? [];
    view.problems.replaceChildren(...problems.slice(0, MAX_PROBLEMS).map(itemOf));
    view.problems.hidden = problems.length === 0;
    view.status.textContent = summaryOf(reported, t);
    underline();
  };
  /** Underlines a name that has failed in a run, as long as its file is what it was then. */
  const markFailure = (file: string, from: number, length: number, message: string): void => {
    const code = workspace.shared().find(({ name }) => name === file)?.text ?? "";
    failure = { problem: { file, from, to: from + length, message, ...FAILED }, code };
    underline();
  };
  /** Why the active file cannot be formatted: null if it parses. */
  const brokenText = (): string | null => {
    const broken = problems.find(({ file, isSyntax }) => isSyntax && file === workspace.active());
    if (broken === undefined) return null;
    const values = { line: workspace.lineAt(broken.file, broken.from), problem: broken.message };
    return t("try.notFormatted", values);
  };
  return { goTo, showProblems, markFailure, brokenText };
}

const FAILED = { severity: "error", isSyntax: false, isHidden: false, fix: null } as const;

interface Failure {
  readonly problem: Problem;
  /** The code of its file at the time of the failure. */
  readonly code: string;
}

/** Arrow keys move between tabs. */
function showTabs(container: HTMLElement, names: readonly string[], onOpen: (name: string) => void) {
  const tabs = names.map((name) =>
    Object.assign(
      button(name, () => onOpen(name)),
      { role: "tab" },
    ),
  );
  for (const tab of tabs) tab.setAttribute("aria-controls", "editor");
  container.hidden = names.length < 2;
  container.replaceChildren(...tabs);
  container.addEventListener("keydown", (event) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
  return {
    select: (name: string): void => {
      for (const [index, tab] of tabs.entries()) {
        tab.ariaSelected = String(names[index] === name);
        tab.tabIndex = names[index] === name ? 0 : -1;
      }
    },
  };
}

const MAX_PROBLEMS = 20;

interface ItemSettings extends Pick<Settings, "t" | "workspace"> {
  readonly goTo: (file: string, offset: number) => void;
  readonly applyFix: (file: string, fix: Fix) => void;
}

function problemItem(problem: Problem, { t, workspace, goTo, applyFix }: ItemSettings): HTMLElement {
  const { file, from, fix, isHidden, severity, message } = problem;
  const label = isHidden ? t("try.hiddenLine") : t("try.line", { line: workspace.lineAt(file, from) });
  const text = workspace.names.length > 1 ? `${file}, ${label}` : label;
  const item = element(
    "li",
    { class: severity },
    button(text, () => goTo(file, from), "place"),
  );
  item.append(element("span", {}, message));
  if (fix === null) return item;
  const fixText = t("try.fix", { name: fix.name });
  item.append(button(fixText, () => applyFix(file, fix), "fix"));
  return item;
}

function summaryOf(problems: readonly Problem[] | null, t: Translate): string {
  if (problems === null) return t("try.notChecked");
  if (problems.length === 0) return t("try.noProblems");
  return t("try.problems", { count: problems.length });
}
