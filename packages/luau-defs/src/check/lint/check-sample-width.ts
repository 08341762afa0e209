import type { DocComment } from "full-moon-wasm";
import { fencePlaces } from "../../model/code-fence";
import { finding, type LocatedFinding, type LintCheck, type LintFile } from "./finding";

/** A tab counts as four columns. */
export const checkSampleWidths: LintCheck = (file, { sampleColumns }) => {
  const introduction = file.tree.moduleDoc === null ? [] : [file.tree.moduleDoc];
  return [...introduction, ...file.docs.map(({ doc }) => doc)].flatMap((doc) =>
    checkSamples(file, doc, sampleColumns),
  );
};

function checkSamples(
  { source }: LintFile,
  { lines }: DocComment,
  columns: number,
): readonly LocatedFinding[] {
  const found: LocatedFinding[] = [];
  const places = fencePlaces(lines);
  let indent = "";
  for (const [index, { text, start }] of lines.entries()) {
    if (places[index] === "opening") indent = /^\s*/.exec(text)?.[0] ?? "";
    if (places[index] !== "code") continue;
    const width = widthOf(text.startsWith(indent) ? text.slice(indent.length) : text);
    if (width <= columns) continue;
    const message = `This line of a sample is ${width} columns wide.`;
    const suggestion = `Break it: samples have at most ${columns} columns.`;
    found.push(finding(source, [start, start + text.length], "sample-width", message, { suggestion }));
  }
  return found;
}

const widthOf = (line: string): number => [...line.replaceAll("\t", "    ")].length;
