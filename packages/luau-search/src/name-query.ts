import { nameStartIn } from "luau-syntax";
import { fold, letterMask, splitWords } from "./name-forms";

export interface NameQuery {
  readonly raw: string;
  readonly flat: string;
  readonly mask: number;
  readonly tokens: readonly string[];
  /** The offset in `flat` after the last `.` or `:`; -1 without any. */
  readonly memberStart: number;
  /** `setPosition` is `set`, `position`; empty if no more words than `tokens`. */
  readonly camelWords: readonly string[];
  /** These words are before the last `.` or `:`. */
  readonly ownerCamelWords: number;
}

/** Null if the text has no letters or digits, or has characters that names cannot have. */
export function toNameQuery(text: string): NameQuery | null {
  if (/[^\x20-\x7e]/.test(text)) return null;
  const flat = fold(text);
  if (flat === "") return null;
  const owner = text.slice(0, nameStartIn(text));
  const tokens = text
    .split(/[^A-Za-z0-9_]+/)
    .map(fold)
    .filter(Boolean);
  const camelWords = toCamelWords(text);
  return {
    raw: text,
    flat,
    mask: letterMask(flat),
    tokens,
    memberStart: owner === "" ? -1 : fold(owner).length,
    camelWords: camelWords.length > tokens.length ? camelWords : [],
    ownerCamelWords: toCamelWords(owner).length,
  };
}

const toCamelWords = (text: string): readonly string[] => splitWords(text).map((word) => word.toLowerCase());
