/** In: a unit, and what its run printed. Out: where that is not what its comments say (`--> 7`). */
import { inlineCode } from "../../write/markdown/markdown-code";
import type { ExpectedOutput } from "./expected-outputs";
import type { Report } from "./findings";
import { isOutput } from "./output-text";
import type { PlacedPrint } from "./placed-prints";
import { literalText, valueText } from "./printed-values";

export const compareOutputs = (
  expected: readonly ExpectedOutput[],
  prints: readonly PlacedPrint[],
): readonly Report[] =>
  expected.flatMap((one): readonly Report[] => {
    const printed = prints.filter((print) => isFor(one, print));
    if (printed.length === 0 && !one.isPrint) return [];
    const readings = one.isBelow ? latest(one, printed) : [printed];
    return readings.some((some) => fits(one.texts, some)) ? [] : [toReport(one, printed)];
  });

/** In a loop, a callback or a function, a line prints several times. */
const isFor = ({ from, line, isBelow }: ExpectedOutput, { lines }: PlacedPrint): boolean => {
  const outermost = lines.at(-1) ?? 0;
  return isBelow ? outermost >= from && outermost <= line : lines.includes(line);
};

/** Below the code, all outputs or the last ones. */
const latest = ({ texts }: ExpectedOutput, printed: readonly PlacedPrint[]) => [
  printed,
  ...texts.map((_, index) => printed.slice(-index - 1)),
];

function fits(texts: readonly string[], printed: readonly PlacedPrint[]): boolean {
  const [only = ""] = texts;
  if (printed.length === 0) return false;
  if (texts.length === 1) {
    if (printed.every((print) => isPrinted(only, print))) return true;
    return [", ", " "].some((between) => isOutput(only, printed.map(textOfPrint).join(between)));
  }
  const lines = printed.length === 1 ? textLines(printed) : null;
  if (lines !== null && allFit(texts, lines.length, (text, at) => isOutput(text, lines[at] ?? "")))
    return true;
  return allFit(texts, printed.length, (text, at) => {
    const print = printed[at];
    return print !== undefined && isPrinted(text, print);
  });
}

/** A last line of `…` stands for any further ones. */
function allFit(
  texts: readonly string[],
  count: number,
  fitsAt: (text: string, index: number) => boolean,
): boolean {
  const isOpen = texts.at(-1) === "…" || texts.at(-1) === "...";
  const named = isOpen ? texts.slice(0, -1) : texts;
  return (isOpen ? count >= named.length : count === named.length) && named.every(fitsAt);
}

const textOfPrint = ({ event }: PlacedPrint): string => event.values.map(valueText).join(" ");

const textLines = (printed: readonly PlacedPrint[]): readonly string[] =>
  printed.flatMap(({ event }) => event.text.split("\n"));

/** Tables are as in code, strings with or without quotes. */
function isPrinted(text: string, { event }: PlacedPrint): boolean {
  const readings = [valueText, literalText].flatMap((read) =>
    [" ", ", "].map((between) => event.values.map(read).join(between)),
  );
  return [event.text, ...readings].some((reading) => isOutput(text, reading));
}

function toReport({ texts, span }: ExpectedOutput, printed: readonly PlacedPrint[]): Report {
  const expected = inlineCode(texts.join(", "));
  const found = printed.slice(0, MOST_SHOWN).map(textOfPrint).join(", ");
  const rest = printed.length > MOST_SHOWN ? ", …" : "";
  return {
    kind: "output",
    solver: "new",
    message:
      printed.length === 0
        ? `This prints nothing on the mock engine, not ${expected}.`
        : `This prints ${inlineCode(found + rest)} on the mock engine, not ${expected}.`,
    span,
    suggestion:
      "Change the code or the comment, or write a mock of what the engine does; `no-run` excludes a sample.",
  };
}

const MOST_SHOWN = 5;
