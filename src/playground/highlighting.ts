import { RangeSetBuilder, type Text } from "@codemirror/state";
import { Decoration, ViewPlugin, type DecorationSet, type EditorView } from "@codemirror/view";
import { luauPieces } from "../lib/prism/pieces";

/** Longer texts are not highlighted: they are tokenised as a whole after each key. */
const LONGEST = 50_000;

/** Colours Luau as on the pages of the site: the same tokeniser, and the same class names. */
export const highlighting = ViewPlugin.define(
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
  let at = 0;
  for (const { text, className } of doc.length > LONGEST ? [] : luauPieces(doc.toString())) {
    if (className !== "") builder.add(at, at + text.length, markOf(className));
    at += text.length;
  }
  return builder.finish();
}

function markOf(className: string): Decoration {
  const mark = marks.get(className) ?? Decoration.mark({ class: `token ${className}` });
  marks.set(className, mark);
  return mark;
}
