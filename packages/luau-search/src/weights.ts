/**
 * `tests/unit/search/weights.test.ts` says which test moves with each weight. Types have costs, in
 * `cost-weights.ts`.
 */

/** Each kind of match has a lowest score; the share of the name that matches adds up to `room`. */
export const NAME = {
  exact: 96,
  parts: 90,
  prefix: 80,
  tail: 70,
  boundary: 64,
  tokens: 60,
  initials: 56,
  beginnings: 50,
  looseInitials: 48,
  camelWords: 43,
  owner: 40,
  substring: 30,
  typo: { whole: 24, member: 22, word: 18, prefix: 16, tokens: 14, doubtful: 10 },
  room: 8,
  /** Added if the case is the same, too. */
  sameCase: 0.9,
  /** Added if the text is that of the whole path. */
  sameText: 2,
  /** Added if the query has the initials of the name, and not of its owner too. */
  initialsOfName: 2,
  /** Taken for each word of the query that is before the previous one. */
  outOfOrder: 2,
  /** Taken for each further typo. */
  perTypo: 6,
  /** A name with this score is found: no typos are considered. */
  solid: 60,
  /** Hits further below the best score are noise, except members of a matching owner. */
  spread: 45,
} as const;

/** Readers look for some kinds of records more often: factors. */
export const PRIOR = {
  function: 1.1,
  event: 1.1,
  method: 1.05,
  class: 1,
  constant: 1,
  enum: 0.95,
  property: 0.92,
  module: 0.8,
  enumValue: 0.75,
  type: 0.85,
  guide: 0.9,
  post: 0.6,
  /** A query that asks what something is, or why, wants sections. */
  explained: 1.6,
  /** A section may say what is not possible. */
  limit: 1.1,
  deprecated: 0.9,
  external: 0.6,
  /** Functions that undo others are wanted less, unless the query names them. */
  undoing: 0.93,
} as const;

/** Each field has a weight, and a degree to which its length counts (BM25's b). */
export const FIELD = {
  name: { weight: 5, slope: 0.8 },
  aliases: { weight: 3, slope: 0.5 },
  owner: { weight: 1.5, slope: 0.3 },
  summary: { weight: 2.5, slope: 0.4 },
  details: { weight: 0.6, slope: 0.5 },
  context: { weight: 0.5, slope: 0.5 },
} as const;

/** A word of the query decides as much as its weight; 1 by default. */
export const WORD = {
  /** Fillers and numbers: `player`, `script`, `3`. */
  weak: 0.45,
  /** Words of no name, alias or heading are props of a story, such as `tree` and `sword`. */
  prop: 0.75,
  /** Words of an idiom of the thesaurus, beside the idiom itself. */
  joined: 0.5,
} as const;

/** Other words for a word of the query have weights; the word itself has 1. */
export const MEANT = {
  synonym: 0.92,
  /** Meanings of several words: such as `next to each other`. */
  idiom: 1.2,
  /** Factor for each further synonym. */
  next: 0.85,
  unfinished: 0.5,
  typo: 0.6,
  /** Unfinished words and typos are guesses: alone, they do not answer. */
  guess: 0.75,
} as const;

export const MEANING = {
  /** BM25's k1. */
  saturation: 2.6,
  /** Exponent of the share of the query that a record matches. */
  coordination: 0.4,
  /** Added, as a share of the score, if the verb or an idiom of the query means the whole name. */
  called: 0.27,
  /** Hits with a lower share of the best score are noise. */
  leastShare: 0.25,
  /** A record that matches a query with this confidence answers it, */
  answered: 0.36,
  /** if with a share of its lead it has this much. */
  lead: 0.6,
  clear: 0.56,
} as const;

/** Scores from 0 to 1 order names and meanings in one list. */
export const FUSION = {
  meaning: 0.72,
  /** The best match by meaning beside a name that matches a query of one word. */
  besideName: 0.62,
  /** Counterparts of another engine's name. */
  counterpart: 1.1,
  /** A symbol that resembles a name of another engine without a counterpart. */
  foreign: 0.88,
  /** A section whose heading is the query. */
  headline: 0.955,
  alias: 0.89,
  /** A name that has the words of the query, and no other: `mkdir` and `make directory`. */
  written: 0.99,
  /** Added if the owner is part of it: for `play sound`, `Sound:Play` and not `Plugin:PlaySound`. */
  owned: 0.1,
  /** A name that has the words of a synonym of the whole query: `JSONDecode` and `parse json`. */
  synonym: 0.86,
  /** Added to names with a typo if a word of the query is unknown. */
  typo: 0.75,
  /** Share of the lower score that is added, in queries of several words. */
  secondReason: 0.15,
} as const;
