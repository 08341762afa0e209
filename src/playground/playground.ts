/** An editor in the place of a sample, with what Luau reports about its text, and a way to run it. */
import type { Translate } from "../lib/i18n/translate";
import type { SampleFiles } from "../lib/playground/sample-files";
import type { SharedFile } from "../lib/playground/share-link";
import { actionButtons } from "./actions";
import { createAssistant } from "./assistant";
import { button } from "../lib/browser/dom";
import { createEditor } from "./editor";
import { languageFor, type LanguageClient } from "./language-client";
import { createNavigation } from "./navigation";
import { createOutput, type ShownLine } from "./output";
import { createRunning } from "./running";
import { createView, type View } from "./view";
import { createWorkspace, type Workspace } from "./sample-workspace";
import { type Problem, problemsOf } from "./problems";

interface PlaygroundSettings {
  readonly sample: HTMLElement;
  readonly label: string;
  readonly files: SampleFiles;
  readonly bundle: string;
  readonly id: () => string;
  readonly t: Translate;
  readonly onClose: () => void;
  /** @param files null if unedited */
  readonly onEdit: (files: readonly SharedFile[] | null) => void;
  readonly onRetry: (files: readonly SharedFile[]) => void;
  readonly shared?: readonly SharedFile[];
}

export type Playground = ReturnType<typeof createPlayground>;

export function createPlayground(settings: PlaygroundSettings) {
  const { t, files, bundle, onClose } = settings;
  const language = languageFor(bundle, files.definitions);
  const view = createView(settings.sample, settings.label, t);
  const check = createChecking(
    language,
    () => workspace,
    (problems) => navigation.showProblems(problems),
  );
  const editor = createEditor({
    parent: view.editor,
    root: view.root,
    label: t("try.editor"),
    assistant: createAssistant(language, () => workspace, t),
    onChange: () => {
      settings.onEdit(workspace.isChanged() ? workspace.shared() : null);
      check();
    },
  });
  const workspace: Workspace = createWorkspace(editor, files.files, settings.shared);
  const navigation = createNavigation({ t, view, editor, workspace });
  const toShownLine = (file: string, line: number) => shownLine(workspace, file, line, navigation);
  const output = createOutput(view.output, { t, toShownLine });
  const running = createRunning({ t, language, workspace: () => workspace, output });
  const announce = (text: string): void => void (view.announcement.textContent = text);
  const onReset = (): void => {
    workspace.reset();
    settings.onEdit(null);
    check();
    announce(t("try.wasReset"));
  };
  const onFormat = (): void => {
    editor.view.focus();
    announce(navigation.brokenText() ?? formatText(editor.format(), t));
  };
  const actions = actionButtons({ t, workspace, id: settings.id, announce, onFormat, onReset, onClose });
  view.bar.prepend(running.button, ...actions);
  leaveOnEscape(view, onClose);
  runOnEnter(view, running.button);
  view.status.textContent = t("try.loading");
  const retry = (): void => settings.onRetry(workspace.shared());
  language.opened.then(check, () => showFailure(view, retry, t));
  return { host: view.host, focus: () => editor.view.focus(), stop: running.stop };
}

/** Keys of the editor do not reach the page, whose keys search; Ctrl and Cmd make a shortcut. */
function leaveOnEscape({ host, root }: View, onClose: () => void): void {
  root.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  });
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
}

/** Ctrl+Enter, or Cmd+Enter, runs: before the editor, for which it is a new line. */
function runOnEnter({ root }: View, run: HTMLButtonElement): void {
  run.setAttribute("aria-keyshortcuts", "Control+Enter");
  run.title = "Ctrl+Enter";
  const onKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== "Enter") return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    run.click();
  };
  root.addEventListener("keydown", onKey, { capture: true });
}

const formatText = (isChanged: boolean, t: Translate): string =>
  isChanged ? t("try.formatted") : t("try.formattedBefore");

function showFailure({ note, status }: View, retry: () => void, t: Translate): void {
  status.textContent = "";
  note.hidden = false;
  note.replaceChildren(`${t("try.notLoaded")} `, button(t("navigation.retry"), retry));
}

const PAUSE_MS = 50;

/** Checks only the own file of an unedited sample, as the build does, and one check at a time. */
function createChecking(
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
    const { wholeTexts, names: all, isChanged, sources: sourcesOf } = workspace();
    const [texts, sources] = [wholeTexts(), sourcesOf()];
    const names = isChanged() ? all : all.slice(0, 1);
    const reports = await language.call("check", { sources, names }).catch(() => null);
    isRunning = false;
    if (isStale) return check();
    onProblems(reports && problemsOf(reports, texts));
  };
  return (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void check(), PAUSE_MS);
  };
}

/** The editor's line for a line of Luau's text; null for a hidden line or file. */
function shownLine(
  workspace: Workspace,
  file: string,
  line: number,
  { goTo, markFailure }: ReturnType<typeof createNavigation>,
): ShownLine | null {
  const whole = workspace.wholeTexts().get(file);
  if (whole === undefined) return null;
  const lines = whole.text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const { offset, isHidden } = whole.toShown(start);
  if (isHidden) return null;
  return {
    shown: workspace.lineAt(file, offset),
    text: lines[line - 1] ?? "",
    goTo: (column) => goTo(file, offset + column),
    mark: (column, length, message) => markFailure(file, offset + column, length, message),
  };
}
