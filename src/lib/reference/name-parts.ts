/** Shorter names fit into every column. */
const MIN_SPLIT = 25;

const wordStart = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[._:])(?=[\p{L}\d])/u;

/** Splits a name where a line may be broken: before capitals, and after dots, colons and underscores. */
export const nameParts = (name: string): readonly string[] =>
  name.length < MIN_SPLIT ? [name] : name.split(wordStart);
