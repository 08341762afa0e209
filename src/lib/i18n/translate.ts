/** Messages of one locale, by id. */
export type Messages = Readonly<Record<string, string>>;

/** A message: its id, its default text, or both. */
export interface Declaration {
  readonly id?: string;
  /** Shown if the locale has no message with this id; without an id, it is the id. */
  readonly message?: string;
}

/** Values of the placeholders in a message. */
export type Values = Readonly<Record<string, string | number>>;

export type Translate = (declaration: Declaration, values?: Values) => string;

/** The message in the locale of `messages`, with its placeholders filled in. */
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
