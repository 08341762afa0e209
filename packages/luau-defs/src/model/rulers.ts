import { fencePositions, isCode } from "./code-fence";

/** A line that only separates: `_____`, `-----`, `=====`. In Markdown, it would make the line above a heading. */
const RULER = /^\s*[-_=*─━═]{3,}\s*$/;

/** Blanks the rulers of a Markdown text, outside of code blocks. */
export function withoutRulers<Line extends { readonly text: string }>(
  lines: readonly Line[],
): readonly Line[] {
  if (!lines.some(({ text }) => RULER.test(text))) return lines;
  const positions = fencePositions(lines);
  return lines.map((line, index) =>
    !isCode(positions[index]) && RULER.test(line.text) ? { ...line, text: "" } : line,
  );
}
