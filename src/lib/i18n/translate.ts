/** A message with a count may have the forms of `Intl.PluralRules`: `blog.posts.one`, `blog.posts.few`. */
export type Messages = Readonly<Record<string, string>>;

/** The id of the language of messages, as a BCP 47 tag; the build sets it. */
export const LANGUAGE = "language";

export interface Declaration {
  readonly id?: string;
  /** Shown if the locale has no message with this id; without an id, it is the id. */
  readonly message?: string;
}

/** Values of the placeholders in a message; a number `count` selects its form. */
export type Values = Readonly<Record<string, string | number>>;

export type Translate = (declaration: Declaration, values?: Values) => string;

export function translate(messages: Messages, { id, message }: Declaration, values: Values = {}): string {
  const key = id ?? message;
  if (key === undefined)
    throw new Error("There is nothing to translate: a text has an `id`, or a `message`.");
  const text = textOf(messages, key, values["count"]) ?? message ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

function textOf(messages: Messages, id: string, count: string | number | undefined): string | undefined {
  const messageOf = (name: string): string | undefined =>
    Object.hasOwn(messages, name) ? messages[name] : undefined;
  if (typeof count !== "number") return messageOf(id);
  const form = new Intl.PluralRules(messageOf(LANGUAGE) ?? "en").select(count);
  return messageOf(`${id}.${form}`) ?? messageOf(`${id}.other`) ?? messageOf(id);
}
