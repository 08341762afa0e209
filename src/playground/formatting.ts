import type { ChangeSpec, EditorState } from "@codemirror/state";
import { formatEdits } from "../lib/playground/format/format-script";
import { wholeTextOf } from "./hidden-lines";

/** The changes that format the text of an editor; hidden lines count, and stay as they are. */
export function formatChanges(state: EditorState): readonly ChangeSpec[] {
  const { text, toShown } = wholeTextOf(state);
  return formatEdits(text).flatMap(({ from, to, insert }) => {
    const [start, end] = [toShown(from), toShown(to)];
    return start.isHidden || end.isHidden ? [] : [{ from: start.offset, to: end.offset, insert }];
  });
}
