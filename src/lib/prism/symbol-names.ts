import type { Word } from "./words";

/** Records names that may belong to the engine: undeclared roots, their members, types, and event names. */
export function noteSymbols(words: readonly Word[], declared: ReadonlySet<string>): void {
  words.forEach((word, at) => {
    if (word.kind === "string" && /^["'][A-Z]\w*\.\w+["']$/.test(word.text))
      word.symbol = word.text.slice(1, -1);
    if (word.kind !== "name" || declared.has(word.text) || !isRoot(word, words[at - 1]?.text)) return;
    word.symbol = word.text;
    const mark = words[at + 1]?.text;
    const member = words[at + 2];
    const hasMember =
      member?.kind === "name" &&
      (member.role === "property" || member.role === "function") &&
      (mark === "." || mark === ":");
    if (hasMember) member.symbol = `${word.text}${mark}${member.text}`;
  });
}

function isRoot(word: Word, before: string | undefined): boolean {
  switch (word.role) {
    case "type":
      return before !== ".";
    case "builtin":
      return word.text === "require";
    case "function":
      return before !== "." && before !== ":" && before !== "function";
    case "variable":
      return before !== "." && before !== ":";
    default:
      return false;
  }
}
