import { StateField, type EditorState, type Extension } from "@codemirror/state";
import { lineStartsOf } from "luau-syntax";
import { wholeText, type HiddenBlock, type WholeText } from "../lib/playground/hidden-text";

interface Anchor {
  readonly offset: number;
  readonly isLast: boolean;
  readonly text: string;
  readonly isContinued: boolean;
}

const anchors = StateField.define<readonly Anchor[]>({
  create: () => [],
  update: (value, { docChanged, changes }) =>
    docChanged ? value.map((anchor) => ({ ...anchor, offset: changes.mapPos(anchor.offset, -1) })) : value,
});

export const hiddenLines = (text: string, blocks: readonly HiddenBlock[]): Extension => {
  const starts = lineStartsOf(text);
  return anchors.init(() =>
    blocks.map((block) => ({
      offset: starts[block.line] ?? text.length,
      isLast: block.line >= starts.length,
      text: block.text,
      isContinued: block.isContinued ?? false,
    })),
  );
};

export const wholeTextOf = (state: EditorState): WholeText =>
  wholeText(
    state.doc.toString(),
    state.field(anchors).map(({ offset, isLast, ...block }) => ({
      ...block,
      line: isLast ? Infinity : state.doc.lineAt(offset).number - 1,
    })),
  );
