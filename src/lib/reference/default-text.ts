/** Whether a description already states the default value. */
export const saysDefault = (descriptionHtml: string): boolean => /\bDefaults to <code>/.test(descriptionHtml);
