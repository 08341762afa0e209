/** An editor in the place of a sample, with what Luau reports about its text, and a way to run it. */
import type { EditorState } from "@codemirror/state";
import type { Translate } from "../lib/i18n/translate";
import type { SampleFiles } from "../lib/playground/sample-files";
import type { SharedFile } from "../lib/playground/share-link";
import { actionButtons } from "./actions";
import type { Assistant, AskPlace } from "./assistant";
import { createChecking } from "./checking";
import { button } from "./dom";
import { createEditor } from "./editor";
import { wholeTextOf } from "./hidden-lines";
import { languageFor, type LanguageClient } from "./language-client";
import { createNavigation } from "./navigation";
import { createOutput } from "./output";
import { createRunning } from "./running";
import { shownLine } from "./shown-line";
import { createView, type View } from "./view";
import { createWorkspace, type Workspace } from "./workspace";

export interface PlaygroundSettings {
  /** The code that the editor replaces. */
  readonly sample: HTMLElement;
  readonly label: string;
  readonly files: SampleFiles;
  /** Address of the definitions, without an extension. */
  readonly bundle: string;
  readonly id: () => string;
  readonly t: Translate;
  readonly onClose: () => void;
  /** Opens the sample again, with what the reader has written. */
  readonly onRetry: (files: readonly SharedFile[]) => void;
  /** Texts of a link, or what the reader has written before. */
  readonly shared?: readonly SharedFile[];
}

export interface Playground {
  readonly host: HTMLElement;
  readonly focus: () => void;
  readonly stop: () => void;
}

export function createPlayground(settings: PlaygroundSettings): Playground {
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
    label: t({ id: "try.editor", message: "Code, in Luau" }),
    assistant: createAssistant(language, () => workspace, t),
    onChange: check,
  });
  const workspace: Workspace = createWorkspace(editor, files.files, settings.shared);
  const navigation = createNavigation({ t, view, editor, workspace });
  const toPlace = (file: string, line: number) => shownLine(workspace, file, line, navigation);
  const output = createOutput(view.output, { t, toPlace });
  const running = createRunning({ t, language, workspace: () => workspace, output });
  const onReset = (): void => {
    workspace.reset();
    check();
  };
  const say = (text: string): void => void (view.said.textContent = text);
  const onFormat = (): boolean => {
    editor.view.focus();
    return editor.format();
  };
  const actions = actionButtons({ t, workspace, id: settings.id, say, onFormat, onReset, onClose });
  view.bar.prepend(running.button, ...actions);
  leaveOnEscape(view, onClose);
  view.status.textContent = t({ id: "try.loading", message: "Loading…" });
  const retry = (): void => settings.onRetry(workspace.shared());
  language.opened.then(check, () => showFailure(view, retry, t));
  return { host: view.host, focus: () => editor.view.focus(), stop: running.stop };
}

function createAssistant(language: LanguageClient, workspace: () => Workspace, t: Translate): Assistant {
  const ask: AskPlace = (name, state, offset) =>
    language.call(name, {
      sources: workspace().sourcesWith(state),
      name: workspace().active(),
      offset: wholeTextOf(state).toWhole(offset),
    });
  return {
    complete: (state, offset) => ask("complete", state, offset),
    signature: (state, offset) => ask("signature", state, offset),
    hover: async (state, offset) => {
      const found = await ask("hover", state, offset);
      return found && { ...found, span: spanIn(state, found.span) };
    },
    describe: (symbol) => language.call("describe", { symbol }),
    linkText: t({ id: "try.reference", message: "Open the reference" }),
  };
}

function spanIn(state: EditorState, [start, end]: readonly [number, number]): readonly [number, number] {
  const { toShown } = wholeTextOf(state);
  return [toShown(start).offset, toShown(end).offset];
}

/** Keys of the editor are none of the page's, such as those that search; Ctrl and Cmd make a shortcut. */
function leaveOnEscape({ host, root }: View, onClose: () => void): void {
  root.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  });
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
}

function showFailure({ note, status }: View, retry: () => void, t: Translate): void {
  status.textContent = "";
  note.hidden = false;
  note.replaceChildren(
    `${t({ id: "try.notLoaded", message: "Luau could not be loaded." })} `,
    button(t({ id: "navigation.retry", message: "Retry" }), retry),
  );
}
