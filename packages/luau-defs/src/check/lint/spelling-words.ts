/**
 * `spelling.json` lacks words that are correct in both spellings, or have another meaning in computing
 * (`dialog`, `program`).
 */
import list from "./spelling.json";

export type Spelling = ReturnType<typeof makeSpelling>;

export function makeSpelling(
  also: ReadonlyMap<string, string> = new Map(),
  allow: ReadonlySet<string> = new Set(),
) {
  return {
    /** The British form of a lower-case word, or undefined if the word is correct. */
    british: (word: string): string | undefined => {
      if (allow.has(word)) return undefined;
      return also.get(word) ?? WORDS.get(word) ?? withS(word);
    },
  };
}

const IZE = /^([a-z]{3,})z(e|es|ed|ing|er|ers|able|ation|ations)$/;

/** `normalize` → `normalise`: both are correct in British English, but a project uses one consistently. */
function withS(word: string): string | undefined {
  const match = IZE.exec(word);
  const stem = match?.[1] ?? "";
  if (match === null || !/(?:i|ly)$/.test(stem) || WITH_Z.test(word)) return undefined;
  return `${stem}s${match[2] ?? ""}`;
}

/** Words whose z is not part of the ending: `autosized`, but not `emphasized`. */
const WITH_Z = /(?<!the|pha|ta)siz|^(?:priz|appriz|seiz|maiz|baiz|friz|glitz|gliz|beliz)/;

const WORDS: ReadonlyMap<string, string> = new Map([
  ...list.endings.flatMap(({ american, british, suffixes, stems }) =>
    stems.flatMap((stem) =>
      suffixes.map((suffix) => [stem + suffix, stem.slice(0, -american.length) + british + suffix] as const),
    ),
  ),
  ...Object.entries(list.words),
]);
