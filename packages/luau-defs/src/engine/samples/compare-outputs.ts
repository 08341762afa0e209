/** In: a unit, and what its run printed. Out: where that is not what its comments say (`--> 7`). */
import { inlineCode } from "../../model/markdown-code";
import type { ExpectedOutput } from "./expected-outputs";
import type { Report } from "./findings";
import { literalText, valueText, type LocatedPrint } from "./located-prints";

export const compareOutputs = (
  expected: readonly ExpectedOutput[],
  prints: readonly LocatedPrint[],
): readonly Report[] =>
  expected.flatMap((one): readonly Report[] => {
    const printed = prints.filter((print) => isFor(one, print));
    if (printed.length === 0 && !one.isPrint) return [];
    const readings = one.isBelow ? latest(one, printed) : [printed];
    return readings.some((some) => fits(one.texts, some)) ? [] : [toReport(one, printed)];
  });

/** In a loop, a callback or a function, a line prints several times. */
const isFor = ({ from, line, isBelow }: ExpectedOutput, { lines }: LocatedPrint): boolean => {
  const outermost = lines.at(-1) ?? 0;
  return isBelow ? outermost >= from && outermost <= line : lines.includes(line);
};

/** An expectation below the code may list all outputs, or the last ones. */
const latest = ({ texts }: ExpectedOutput, printed: readonly LocatedPrint[]) => [
  printed,
  ...texts.map((_, index) => printed.slice(-index - 1)),
];

function fits(texts: readonly string[], printed: readonly LocatedPrint[]): boolean {
  const [only = ""] = texts;
  if (printed.length === 0) return false;
  if (texts.length === 1) {
    if (printed.every((print) => isPrinted(only, print))) return true;
    return [", ", " "].some((between) => isOutput(only, printed.map(textOfPrint).join(between)));
  }
  const lines = printed.length === 1 ? textLines(printed) : null;
  if (lines !== null && allFit(texts, lines.length, (text, index) => isOutput(text, lines[index] ?? "")))
    return true;
  return allFit(texts, printed.length, (text, index) => {
    const print = printed[index];
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

const textOfPrint = ({ event }: LocatedPrint): string => event.values.map(valueText).join(" ");

const textLines = (printed: readonly LocatedPrint[]): readonly string[] =>
  printed.flatMap(({ event }) => event.text.split("\n"));

/** Tables are compared as Luau writes them; quotes of strings are optional. */
function isPrinted(text: string, { event }: LocatedPrint): boolean {
  const readings = [valueText, literalText].flatMap((read) =>
    [" ", ", "].map((between) => event.values.map(read).join(between)),
  );
  return [event.text, ...readings].some((reading) => isOutput(text, reading));
}

function toReport({ texts, span }: ExpectedOutput, printed: readonly LocatedPrint[]): Report {
  const expected = inlineCode(texts.join(", "));
  const shown = printed.slice(0, MAX_SHOWN).map(textOfPrint).join(", ");
  const rest = printed.length > MAX_SHOWN ? ", …" : "";
  return {
    kind: "output",
    solver: "new",
    message:
      printed.length === 0
        ? `This prints nothing on the mock engine, not ${expected}.`
        : `This prints ${inlineCode(shown + rest)} on the mock engine, not ${expected}.`,
    span,
    suggestion:
      "Change the code or the comment, or write a mock of what the engine does; `no-run` excludes a sample.",
  };
}

const MAX_SHOWN = 5;

/** White space and the order of keys do not count; a comment may round numbers and end in `…`. */
function isOutput(expected: string, printed: string): boolean {
  if (expected.trim() === printed.trim()) return true;
  const withoutRemark = expected.replace(/\s+--\s.*$/, "");
  const start = /^(.*?)(?:…|\.\.\.)$/s.exec(withoutRemark)?.[1];
  if (start !== undefined) return plain(printed).startsWith(plain(start));
  return [withoutRemark, expected].some((text) => isSame(plain(text), plain(printed)));
}

const isSame = (expected: string, printed: string): boolean =>
  hasSameNumbers(expected, printed) ||
  (expected.startsWith("{") && hasSameNumbers(inOrder(expected), inOrder(printed)));

const plain = (text: string): string =>
  text
    .replaceAll(/\b0x[\da-f]+\b/g, "0x")
    .replaceAll(/\["([A-Za-z_]\w*)"\]/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{}=]) ?/g, "$1")
    .replaceAll(/,\}/g, "}")
    .trim();

const inOrder = (text: string): string =>
  text
    .split(/([{}]|, ?)/)
    .filter((part) => !/^(?:, ?)?$/.test(part))
    .sort()
    .join(" ");

const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/g;

function hasSameNumbers(expected: string, printed: string): boolean {
  if (expected === printed) return true;
  if (expected.replaceAll(NUMBER, "0") !== printed.replaceAll(NUMBER, "0")) return false;
  const others = printed.match(NUMBER) ?? [];
  return (expected.match(NUMBER) ?? []).every((number, index) => isRounded(number, others[index] ?? ""));
}

/** To two decimals or more, unless they differ by an error of floating point. */
function isRounded(expected: string, printed: string): boolean {
  const [wanted, actual] = [Number(expected), Number(printed)];
  if (wanted === actual) return true;
  const decimals = /\.(\d+)$/.exec(expected)?.[1]?.length ?? 0;
  if (decimals >= 2) return Math.abs(wanted - actual) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
  return Math.abs(wanted - actual) <= 1e-9 * Math.max(1, Math.abs(actual));
}
