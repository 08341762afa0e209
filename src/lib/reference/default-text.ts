/** Whether a description names the default value itself, so that it need not be said again. */
export const saysDefault = (descriptionHtml: string): boolean => /\bDefaults to <code>/.test(descriptionHtml);
