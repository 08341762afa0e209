type Levels = Readonly<Record<string, "error" | "warning" | "off">>;

const isOfSamples = (rule: string): boolean => rule.startsWith("sample-");

/** The levels of `site.config.ts` for samples, which `luau-defs samples` checks. */
export const sampleRules = (rules: Levels): Levels =>
  Object.fromEntries(Object.entries(rules).filter(([rule]) => isOfSamples(rule)));

/** All others, for the source plugin. */
export const definitionRules = (rules: Levels): Levels =>
  Object.fromEntries(Object.entries(rules).filter(([rule]) => !isOfSamples(rule)));
