export const COST = {
  optionalOffered: 0.25,
  optionalWanted: 0.5,
  alias: 0.75,
  aliasOfQuery: 1.5,
  unionMember: 0.5,
  literal: 1,
  any: 2,
  anyWanted: 0.5,
  generic: 1.25,
  genericWanted: 2,
  subclass: 0.75,
  superclass: 1.75,
  /** `table` and `function` say less than a type that specifies which. */
  kindOnly: 0.5,
  oneOfList: 1.75,
  listItem: 0.75,
  /** Worse matches in Luau's own library are not shown. */
  external: 1,
} as const;

export const NO_MATCH = Infinity;

/** Matches from this cost on are not evidence by themselves: `any` accepts everything. */
export const WEAK_MATCH = COST.any;
