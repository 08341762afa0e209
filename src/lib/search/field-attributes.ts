/** Attributes of the search's field before and after React has loaded. In HTML, their case does not matter. */
export const FIELD_ATTRIBUTES = {
  inputMode: "search",
  enterKeyHint: "search",
  autoComplete: "off",
  autoCorrect: "off",
  autoCapitalize: "off",
  spellCheck: "false",
} as const;

export const MAX_QUERY_LENGTH = 200;
