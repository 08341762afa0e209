/** What was typed, taken apart for the search by name. */
import { fold, letterMask, nameStartIn, splitWords } from "./name-forms";

export interface NameQuery {
  /** As typed, without spaces around. */
  readonly raw: string;
  /** Letters and digits, in lower case. */
  readonly flat: string;
  readonly mask: number;
  /** What stood between separators, folded. */
  readonly tokens: readonly string[];
  /** Where in `flat` the last part begins, if `.` or `:` stood before it; else -1. */
  readonly memberStart: number;
  /**
   * The words that capitals begin, where there are more of them than of `tokens`: `setPosition` is `set`,
   * `position`. Else empty.
   */
  readonly humps: readonly string[];
  /** How many of these stand before the last `.` or `:`. */
  readonly ownerHumps: number;
}

/** A query by name; null if there are no letters or digits in the text, or letters that no name has. */
export function toNameQuery(text: string): NameQuery | null {
  if (/[^\x20-\x7e]/.test(text)) return null;
  const flat = fold(text);
  if (flat === "") return null;
  const owner = text.slice(0, nameStartIn(text));
  const tokens = text
    .split(/[^A-Za-z0-9_]+/)
    .map(fold)
    .filter(Boolean);
  const humps = toHumps(text);
  return {
    raw: text,
    flat,
    mask: letterMask(flat),
    tokens,
    memberStart: owner === "" ? -1 : fold(owner).length,
    humps: humps.length > tokens.length ? humps : [],
    ownerHumps: toHumps(owner).length,
  };
}

const toHumps = (text: string): readonly string[] => splitWords(text).map((word) => word.toLowerCase());
