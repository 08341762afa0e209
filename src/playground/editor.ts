import {
  autocompletion,
  completionKeymap,
  type Completion as Option,
  type CompletionSource,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import {
  EditorState,
  type ChangeSpec,
  RangeSetBuilder,
  type Text,
  type TransactionSpec,
} from "@codemirror/state";
import {
  EditorView,
  hoverTooltip,
  keymap,
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type HoverTooltipSource,
} from "@codemirror/view";
import type { SampleFile } from "../lib/playground/sample-files";
import { editorTheme } from "./editor-theme";
import { hiddenLines, wholeTextOf } from "./hidden-lines";
import type { Assistant } from "./assistant";
import type { Fix, Problem } from "./problems";
import { signaturesBy } from "./signatures";
import { element } from "../lib/browser/dom";
import type { Completion } from "luau-wasm";
import { formatEdits } from "../lib/playground/format/format-script";
import { styledLuau } from "../lib/highlight/styled-tokens";

interface EditorSettings {
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
    /** Formats in one step of undo. Returns whether anything has changed. */
    format: (): boolean => {
      const changes = formatChanges(view.state);
      const annotations = isolateHistory.of("full");
      if (changes.length > 0) view.dispatch({ changes: [...changes], annotations, userEvent: "format" });
      return changes.length > 0;
    },
    /** Applies a fix in one step of undo, unless the text to replace is gone. */
    apply: ({ from: offset, was, name }: Fix): void => {
      const from = nearest(view.state.doc.toString(), was, offset);
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

export const replacement = ({ doc }: EditorState, insert: string): TransactionSpec => ({
  changes: { from: 0, to: doc.length, insert },
  annotations: isolateHistory.of("full"),
});

export type Editor = ReturnType<typeof createEditor>;

/** The offset of a text's occurrence that is nearest to another offset; -1 if there is none. */
function nearest(doc: string, text: string, offset: number): number {
  const [before, after] = [doc.lastIndexOf(text, offset), doc.indexOf(text, offset)];
  if (before < 0 || after < 0) return Math.max(before, after);
  return offset - before < after - offset ? before : after;
}

const toLint =
  (length: number) =>
  ({ from, to, severity, message }: Problem) => ({
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity,
    message,
  });

const completionsBy =
  (assistant: Assistant): CompletionSource =>
  async (context) => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/\w+$/)?.from ?? pos;
    const before = state.sliceDoc(word - 1, word);
    if (word === pos && !explicit && !/[.:"']/.test(before)) return null;
    const suggestions = await assistant.complete(state, pos);
    const isString = suggestions.some(({ kind }) => kind === "string");
    if (context.aborted || (/["']/.test(before) && !isString)) return null;
    const options = suggestions.map((completion) => toOption(completion, assistant));
    // `Engine.tick` is one name: a string is completed as a whole.
    const text = isString ? context.matchBefore(/[^"'\n]*$/) : null;
    return { from: text?.from ?? word, options, validFor: isString ? /^[^"'\n]*$/ : /^\w*$/ };
  };

function toOption(completion: Completion, assistant: Assistant): Option {
  const { name, kind, type, symbol, insert, fits, deprecated, wrongIndex } = completion;
  return {
    label: name,
    type: kind,
    // The type of a string is the union of all.
    ...(type !== undefined && kind !== "string" && { detail: type }),
    ...(insert !== undefined && { apply: insert }),
    // Names that would be an error there come last.
    boost: wrongIndex ? -50 : deprecated ? -20 : fits ? 20 : 0,
    ...(symbol !== undefined && {
      info: async () => {
        const content = await assistant.describe(symbol);
        return content.length === 0 ? null : element("div", {}, ...content);
      },
    }),
  };
}

function formatChanges(state: EditorState): readonly ChangeSpec[] {
  const { text, toShown } = wholeTextOf(state);
  return formatEdits(text).flatMap(({ from, to, insert }) => {
    const [start, end] = [toShown(from), toShown(to)];
    return start.isHidden || end.isHidden ? [] : [{ from: start.offset, to: end.offset, insert }];
  });
}

/** Longer texts are not highlighted, since each key tokenises the whole text. */
const MAX_HIGHLIGHTED = 50_000;

/** Colours Luau as on the pages of the site: the same tokeniser, and the same class names. */
const highlighting = ViewPlugin.define(
  (view: EditorView) => ({
    decorations: decorationsOf(view.state.doc),
    update({ docChanged, state }) {
      if (docChanged) this.decorations = decorationsOf(state.doc);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

const marks = new Map<string, Decoration>();

function decorationsOf(doc: Text): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let offset = 0;
  for (const { text, className } of doc.length > MAX_HIGHLIGHTED ? [] : styledLuau(doc.toString())) {
    if (className !== "") builder.add(offset, offset + text.length, markOf(className));
    offset += text.length;
  }
  return builder.finish();
}

function markOf(className: string): Decoration {
  const mark = marks.get(className) ?? Decoration.mark({ class: `token ${className}` });
  marks.set(className, mark);
  return mark;
}

const hoversBy =
  (assistant: Assistant): HoverTooltipSource =>
  async ({ state }, pos) => {
    const hovered = await assistant.hover(state, pos);
    if (hovered === null) return null;
    const dom = element("div", {}, element("code", {}, hovered.text));
    dom.append(...(await assistant.describe(hovered.symbol)));
    const [start = pos, end = start] = hovered.span;
    return { pos: start, end, above: true, create: () => ({ dom }) };
  };
