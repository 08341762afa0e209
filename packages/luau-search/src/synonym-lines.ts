/** In: thesauri as people write them. Out: lines of stems, which clients need not parse word by word. */
import { isIdiomWord } from "./find-words";
import { plainTerms } from "./plain-terms";
import { stem } from "./stem";
import { itemsOf, phraseKey, type SynonymLine, type Thesaurus } from "./thesaurus";

/** Entries of earlier thesauri come first, and meanings before groups. */
export function toSynonymLines(
  thesauri: readonly Pick<Thesaurus, "groups" | "means">[],
): readonly SynonymLine[] {
  const means = thesauri.flatMap((thesaurus) => Object.entries(thesaurus.means));
  const groups = thesauri.flatMap((thesaurus) =>
    thesaurus.groups.map((members) => [members, members] as const),
  );
  const lines = [...means, ...groups].map(([from, to]): SynonymLine => {
    // Commas in brackets separate the words of a slot.
    const words = from.split(/,(?![^(]*\))/).flatMap(wordsOf);
    const phrases = itemsOf(to).map((item) => phraseKey(plainTerms(item)));
    return [words.join(","), phrases.filter(Boolean).join(",")];
  });
  return lines.filter((line) => line.every(Boolean));
}

/** `font size` is also written `fontsize`; clients derive it if its stem consists of those of the words. */
function wordsOf(item: string): readonly string[] {
  const slots = slotsOf(item);
  if (slots.length < 2) return slots.flat().map(stem);
  const stems = slots.map((words) => [...new Set(words.map(stem))].join("|"));
  const joined = stem(slots.join(""));
  return [stems.join(" "), ...(item.includes("(") || joined === stems.join("") ? [] : [joined])];
}

/** The words of an idiom, by slot. Stop words are left out if two others remain. */
function slotsOf(item: string): readonly (readonly string[])[] {
  const slots = item.split(/[()]/).flatMap((part, at) => {
    const terms = plainTerms(part);
    return at % 2 === 1 ? [terms] : terms.map((term) => [term]);
  });
  const different = slots.filter(([word], at) => at === slots.findIndex(([other]) => other === word));
  const essential = different.filter((words) => words.some(isIdiomWord));
  return essential.length > 1 ? essential : different;
}

/** What means nothing in this text is left out, and readers do not download it. */
export function linesAbout(lines: readonly SynonymLine[], text: string): readonly SynonymLine[] {
  const stems = new Set(plainTerms(text).flatMap((word) => [word, stem(word)]));
  return lines.filter(([, meanings]) => meanings.split(/[, ]/).some((word) => stems.has(word)));
}
