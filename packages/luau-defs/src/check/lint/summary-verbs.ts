import lists from "./summary-verbs.json";

export interface SummaryVerbs {
  /** Verbs in the third person, in lower case. */
  readonly known: ReadonlySet<string>;
  /** Discouraged starts of a summary, in lower case, each with its replacement. */
  readonly instead: ReadonlyMap<string, string>;
}

/** A verb allowed by the configuration is not replaced. */
export function makeSummaryVerbs(
  allow: readonly string[] = [],
  instead: ReadonlyMap<string, string> = new Map(),
): SummaryVerbs {
  const allowed = new Set(allow.map((verb) => verb.toLowerCase()));
  const replacements = [
    ...Object.entries(lists.instead),
    ...[...instead].map(([start, better]) => [start.toLowerCase(), better] as const),
  ];
  return {
    known: new Set([...lists.known, ...allowed]),
    // Longest first: `tells whether` before `tells`.
    instead: new Map(
      replacements.filter(([start]) => !allowed.has(start)).sort(([a], [b]) => b.length - a.length),
    ),
  };
}

/** The additions of a configuration to the lists, as they are written there. */
export const addedVerbs = ({ known, instead }: SummaryVerbs) => {
  const defaults: Readonly<Record<string, string>> = lists.instead;
  const listed = new Set(lists.known);
  return {
    allow: [...known].filter((verb) => !listed.has(verb)),
    instead: Object.fromEntries([...instead].filter(([start, better]) => defaults[start] !== better)),
  };
};
