/** Shorter names fit into every column. */
const SHORT_NAME = 25;

const wordStart = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[._:])(?=[\p{L}\d])/u;

/** Splits a name where a line may be broken: before capitals, and after dots, colons and underscores. */
export const nameParts = (name: string): readonly string[] =>
  name.length < SHORT_NAME ? [name] : name.split(wordStart);
