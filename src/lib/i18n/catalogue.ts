import type { Messages } from "./translate";

interface Catalogue {
  readonly messages: Messages;
  readonly missing: readonly string[];
}

/** Forms of a message that has others are not filled in. */
export function fillIn(messages: Messages, defaults: Messages): Catalogue {
  // Without the form that the others fall back to, a message is not translated.
  const translated = new Set(
    Object.keys(messages)
      .filter((id) => (FORM.exec(id)?.[1] ?? "other") === "other")
      .map(withoutForm),
  );
  const missing = Object.keys(defaults)
    .filter((id) => !translated.has(withoutForm(id)))
    .sort();
  const filled = missing.map((id): [string, string] => [id, defaults[id] ?? ""]);
  return { messages: { ...Object.fromEntries(filled), ...messages }, missing };
}

const FORM = /\.(zero|one|two|few|many|other)$/;

export const withoutForm = (id: string): string => id.replace(FORM, "");

export function idsWithout(messages: Messages, defaults: Messages): readonly string[] {
  const defaultIds = new Set(Object.keys(defaults).map(withoutForm));
  return Object.keys(messages).filter((id) => !defaultIds.has(withoutForm(id)));
}

/** The ids of forms that a language does not have, such as `blog.posts.few` in English. */
export function unknownForms(messages: Messages, language: string): readonly string[] {
  const forms = pluralForms(language);
  return Object.keys(messages)
    .filter((id) => !forms.includes(FORM.exec(id)?.[1] ?? "other"))
    .sort();
}

export const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
