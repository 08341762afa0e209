/** Compares what a comment says with an output. */

/**
 * White space is that of the reader, and so is the order of a table's keys. A comment may round numbers, leave
 * out the address of an object, and end in `…`.
 */
export function isOutput(expected: string, printed: string): boolean {
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

/** The parts of tables, in the order of the alphabet. */
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
  const [wanted, found] = [Number(expected), Number(printed)];
  if (wanted === found) return true;
  const decimals = /\.(\d+)$/.exec(expected)?.[1]?.length ?? 0;
  if (decimals >= 2) return Math.abs(wanted - found) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
  return Math.abs(wanted - found) <= 1e-9 * Math.max(1, Math.abs(found));
}
