/** The lines of a text that only some sites have: none unless the condition holds. */
export const linesIf = (condition: boolean, ...lines: readonly string[]): readonly string[] =>
  condition ? lines : [];

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
