/** Texts of one locale, by id. */
export type Messages = Readonly<Record<string, string>>;

/** A text to show: by its id, by its default text, or both. */
export interface Declaration {
  readonly id?: string;
  /** Shown where the locale has no text of this id; without an id it is the id. */
  readonly message?: string;
}

/** What the `{names}` of a text stand for. */
export type Values = Readonly<Record<string, string | number>>;

export type Translate = (declaration: Declaration, values?: Values) => string;

/** The text of a declaration in the locale of `messages`, with its values filled in. */
export function translate(messages: Messages, { id, message }: Declaration, values: Values = {}): string {
  const key = id ?? message;
  if (key === undefined)
    throw new Error(
      "There is nothing to translate: a text is named by its `id`, or by the `message` itself.",
    );
  const text = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? message ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
