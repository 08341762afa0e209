import type { createNavigation } from "./navigation";
import type { ShownLine } from "./output";
import type { Workspace } from "./workspace";

/**
 * The place of a line of what Luau got: null in a hidden line, and in a file that is none of the reader's.
 */
export function shownLine(
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
