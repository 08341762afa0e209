/** Whether a description already states the default value. */
export const saysDefault = (descriptionHtml: string): boolean => /\bDefaults to <code>/.test(descriptionHtml);

/** A sentence that says no more than the default value, in a paragraph of its own or behind others. */
const sentence =
  /(?:<p>Defaults to <code>[^<]*<\/code>\.<\/p>|\s*\bDefaults to <code>[^<]*<\/code>\.(?=\s|<\/p>))/;

/** A description without the sentence that says what is shown beside the type. */
export const withoutDefault = (descriptionHtml: string, defaultValue: string | null): string =>
  defaultValue === null ? descriptionHtml : descriptionHtml.replace(sentence, "").trim();
