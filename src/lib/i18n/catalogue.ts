import type { Messages } from "./translate";

/** The messages of a locale, and the ids that it does not translate. */
export interface Catalogue {
  readonly messages: Messages;
  readonly missing: readonly string[];
}

/** Fills in missing messages from the default locale. */
export function fillIn(own: Messages, defaults: Messages): Catalogue {
  const missing = Object.keys(defaults)
    .filter((id) => !Object.hasOwn(own, id))
    .sort();
  return { messages: { ...defaults, ...own }, missing };
}

/** Parses a message file; returns the reason if it is not an object of strings. */
export function toMessages(value: unknown): { readonly messages: Messages } | { readonly mistake: string } {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { mistake: "Expected an object of texts by id" };
  const wrong = Object.entries(value).find(([id, text]) => id === "" || typeof text !== "string");
  if (wrong)
    return {
      mistake:
        wrong[0] === ""
          ? "A text has no id"
          : `Expected a text at “${wrong[0]}”, found ${JSON.stringify(wrong[1])}`,
    };
  return { messages: Object.fromEntries(Object.entries(value).map(([id, text]) => [id, String(text)])) };
}
