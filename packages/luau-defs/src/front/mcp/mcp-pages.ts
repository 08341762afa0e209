/** In: a long text. Out: parts of it that fit in an answer, each with a sentence about what follows. */

/**
 * Bytes of a part in JSON: an answer of at most 20 KB contains its text twice, once as structured content.
 */
const MAX_PART_BYTES = 9_500;

/**
 * Begins at an offset, and ends before a heading, or else after a paragraph or a line.
 * @param tool how to ask for more: `module`
 */
export function partOf(text: string, from: number, tool: string) {
  const end = endOf(text, from);
  const markdown = text.slice(from, end);
  if (end >= text.length) return { markdown, from, next: null, follows: null };
  return { markdown, from, next: end, follows: followsText(text.slice(end), end, tool) };
}

function endOf(text: string, from: number): number {
  const fitting = from + lengthFitting(text.slice(from, from + MAX_PART_BYTES));
  if (fitting >= text.length) return text.length;
  const part = text.slice(from, fitting);
  const heading = [...part.matchAll(/\n(?=#{2,4} )/g)].at(-1)?.index ?? -1;
  const ends = [heading, part.lastIndexOf("\n\n"), part.lastIndexOf("\n")];
  // One that leaves most of the answer empty would lead to many answers.
  const end = ends.find((one) => one > part.length / 3) ?? -1;
  return end === -1 ? fitting : from + end + 1;
}

/** How many characters fit, without half of a surrogate pair. */
function lengthFitting(text: string): number {
  let [fits, tooMany] = [0, text.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (jsonBytes(text.slice(0, middle)) <= MAX_PART_BYTES) fits = middle;
    else tooMany = middle;
  }
  return /[\uD800-\uDBFF]$/.test(text.slice(0, fits)) ? fits - 1 : fits;
}

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const MAX_NAMES = 4;

/** «What follows: `Timer.clear`, `Timer.now` and 3 more. Call `module` with `from: 9480`.» */
function followsText(rest: string, next: number, tool: string): string {
  const names = [...rest.matchAll(/^#{2,4} (.+)$/gm)].map(([, name = ""]) => name);
  const others = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : "";
  const contents = names.length === 0 ? "the end of the text" : names.slice(0, MAX_NAMES).join(", ") + others;
  return `What follows: ${contents}. Call \`${tool}\` with \`from: ${next}\`.`;
}

export function itemsFitting<T>(items: readonly T[], most = MAX_PART_BYTES): readonly T[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += jsonBytes(item) + 1;
    return bytes > most && index > 0;
  });
  return end === -1 ? items : items.slice(0, end);
}
