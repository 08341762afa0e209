import { withLineEndingsOf } from "../../read/syntax/line-endings";
import type { Fix } from "./finding";

/** If two fixes overlap, only the first is applied. */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): { readonly text: string; readonly applied: number } {
  const ordered = [...fixes].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const withEndings = (inserted: string): string =>
    inserted.includes("\n") ? withLineEndingsOf(text, inserted) : inserted;
  let result = "";
  let end = 0;
  let applied = 0;
  for (const { span, text: replacement } of ordered) {
    if (span[0] < end) continue;
    result += text.slice(end, span[0]) + withEndings(replacement);
    end = span[1];
    applied += 1;
  }
  return { text: result + text.slice(end), applied };
}
