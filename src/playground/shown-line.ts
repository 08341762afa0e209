import type { ShownLine } from "./output";
import type { Workspace } from "./workspace";

/**
 * The place of a line of what Luau got: null in a hidden line, and in a file that is none of the reader's.
 */
export function shownLine(
  workspace: Workspace,
  file: string,
  line: number,
  goTo: (file: string, offset: number) => void,
): ShownLine | null {
  const whole = workspace.wholeTexts().get(file);
  if (whole === undefined) return null;
  const start = whole.text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
  const { offset, isHidden } = whole.toShown(start);
  return isHidden ? null : { shown: workspace.lineAt(file, offset), go: () => goTo(file, offset) };
}
