/** Parses a query for the search by name. */
import { nameStartIn } from "luau-syntax";
import { fold, letterMask, splitWords } from "./name-forms";

export interface NameQuery {
  /** As typed, trimmed. */
  readonly raw: string;
  /** Letters and digits, in lower case. */
  readonly flat: string;
  readonly mask: number;
  /** The parts between separators, folded. */
  readonly tokens: readonly string[];
  /** Offset in `flat` of the part after the last `.` or `:`; -1 without any. */
  readonly memberStart: number;
  /** camelCase words in lower case (`setPosition` is `set`, `position`); empty if no more than `tokens`. */
  readonly camelWords: readonly string[];
  /** How many of them are before the last `.` or `:`. */
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
