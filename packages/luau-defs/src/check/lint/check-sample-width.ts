import type { DocComment } from "full-moon-wasm";
import { fencePositions } from "../../model/code-fence";
import { docsIn, type LintCheck, type LintProblem } from "./finding";

/** A tab counts as four columns. */
export const checkSampleWidths: LintCheck = (file, { sampleColumns }) =>
  docsIn(file).flatMap((doc) => checkSamples(doc, sampleColumns));

function checkSamples({ lines }: DocComment, columns: number): readonly LintProblem[] {
  const problems: LintProblem[] = [];
  const lineKinds = fencePositions(lines);
  let indent = "";
  for (const [index, { text, start }] of lines.entries()) {
    if (lineKinds[index] === "opening") indent = /^\s*/.exec(text)?.[0] ?? "";
    if (lineKinds[index] !== "code") continue;
    const width = widthOf(text.startsWith(indent) ? text.slice(indent.length) : text);
    if (width <= columns) continue;
    const message = `This line of a sample is ${width} columns wide.`;
    const suggestion = `Break it: samples have at most ${columns} columns.`;
    problems.push({ span: [start, start + text.length], message, suggestion });
  }
  return problems;
}

const widthOf = (line: string): number => [...line.replaceAll("\t", "    ")].length;
