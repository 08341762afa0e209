import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap } from "@codemirror/view";
import type { SampleFile } from "../lib/playground/sample-files";
import { completionsBy } from "./completions";
import { editorTheme } from "./editor-theme";
import { formatChanges } from "./formatting";
import { hiddenLines } from "./hidden-lines";
import { highlighting } from "./highlighting";
import { hoversBy } from "./hovers";
import type { Assistant } from "./assistant";
import type { Fix, Problem } from "./problems";
import { signaturesBy } from "./signatures";

export interface EditorSettings {
  readonly parent: HTMLElement;
  readonly root: ShadowRoot;
  readonly label: string;
  readonly assistant: Assistant;
  readonly onChange: () => void;
}

/** An editor for one file after another. Tab is not one of its keys: it moves the focus. */
export function createEditor({ parent, root, label, assistant, onChange }: EditorSettings) {
  const extensions = [
    history(),
    keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorState.tabSize.of(4),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", translate: "no" }),
    highlighting,
    editorTheme,
    autocompletion({ override: [completionsBy(assistant)], icons: false }),
    hoverTooltip(hoversBy(assistant)),
    signaturesBy(assistant),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange();
    }),
  ];
  const view = new EditorView({ parent, root });
  return {
    view,
    stateOf: ({ text, hidden }: SampleFile, original: SampleFile): EditorState =>
      EditorState.create({ doc: text, extensions: [extensions, hiddenLines(original.text, hidden)] }),
    showProblems: (problems: readonly Problem[]): void =>
      view.dispatch(setDiagnostics(view.state, problems.map(toLint(view.state.doc.length)))),
    /** One step of undo. Returns whether anything has changed. */
    format: (): boolean => {
      const changes = formatChanges(view.state);
      const annotations = isolateHistory.of("full");
      if (changes.length > 0) view.dispatch({ changes: [...changes], annotations, userEvent: "format" });
      return changes.length > 0;
    },
    /** One step of undo, after which the cursor is behind the name. Nothing, if what it replaces is gone. */
    apply: ({ from: place, was, name }: Fix): void => {
      const from = nearest(view.state.doc.toString(), was, place);
      if (from < 0) return;
      view.dispatch({
        changes: { from, to: from + was.length, insert: name },
        selection: { anchor: from + name.length },
        annotations: isolateHistory.of("full"),
        userEvent: "input.fix",
        scrollIntoView: true,
      });
      view.focus();
    },
    goTo: (offset: number): void => {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;

/** The place of a text that is nearest to another place; -1 if it is nowhere. */
function nearest(doc: string, text: string, place: number): number {
  const [before, after] = [doc.lastIndexOf(text, place), doc.indexOf(text, place)];
  if (before < 0 || after < 0) return Math.max(before, after);
  return place - before < after - place ? before : after;
}

const toLint =
  (length: number) =>
  ({ from, to, severity, message }: Problem) => ({
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity,
    message,
  });
