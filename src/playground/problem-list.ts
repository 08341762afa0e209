import type { Translate } from "../lib/i18n/translate";
import { button, element } from "./dom";
import type { Fix, Problem } from "./problems";

interface Settings {
  readonly t: Translate;
  /** From 1. */
  readonly lineOf: (problem: Problem) => number;
  readonly onGoTo: (problem: Problem) => void;
  readonly onFix: (file: string, fix: Fix) => void;
  readonly hasSeveralFiles: boolean;
}

/** The problems as items of a list: each has a button that goes to its place. */
export const problemItems = (problems: readonly Problem[], settings: Settings): readonly HTMLElement[] =>
  problems.slice(0, MOST).map((problem) => problemItem(problem, settings));

/** Problems that are listed. */
const MOST = 20;

function problemItem(problem: Problem, settings: Settings): HTMLElement {
  const { t, lineOf, onGoTo, onFix, hasSeveralFiles } = settings;
  const { file, fix } = problem;
  const line = lineOf(problem);
  const label = problem.isHidden
    ? t({ id: "try.hiddenLine", message: "Hidden line" })
    : t({ id: "try.line", message: "Line {line}" }, { line });
  const text = hasSeveralFiles ? `${file}, ${label}` : label;
  return element(
    "li",
    { class: problem.severity },
    button(text, () => onGoTo(problem), "place"),
    element("span", {}, problem.message),
    ...(fix === null ? [] : [button(fixText(fix, t), () => onFix(file, fix), "fix")]),
  );
}

const fixText = ({ name }: Fix, t: Translate): string =>
  t({ id: "try.fix", message: "Change to {name}" }, { name });

/** How many problems there are, for the status line, which is read out. */
export function summaryOf(problems: readonly Problem[] | null, t: Translate): string {
  if (problems === null) return t({ id: "try.notChecked", message: "Not checked" });
  if (problems.length === 0) return t({ id: "try.noProblems", message: "No problems" });
  return t({ id: "try.problems" }, { count: problems.length });
}
