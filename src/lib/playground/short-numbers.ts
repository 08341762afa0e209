/** A number with more digits than a person writes. */
const LONG = /(?<![\w.])-?\d+\.\d{7,}(?:e[+-]?\d+)?(?![\w.])/g;

/** Single-precision numbers with as few digits as identify them: `0.10000000149011612` is `0.1`. */
export const shortNumbers = (text: string): string => text.replaceAll(LONG, shortNumber);

function shortNumber(written: string): string {
  const value = Number(written);
  if (Math.fround(value) !== value) return written;
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return written;
}
