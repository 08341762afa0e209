/** A number with more digits than a person writes. */
const LONG_NUMBER = /(?<![\w.])-?\d+\.\d{7,}(?:e[+-]?\d+)?(?![\w.])/g;

/** Single-precision numbers with as few digits as identify them: `0.10000000149011612` is `0.1`. */
export const shortNumbers = (text: string): string => text.replaceAll(LONG_NUMBER, shortNumber);

function shortNumber(text: string): string {
  const value = Number(text);
  if (Math.fround(value) !== value) return text;
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return text;
}
