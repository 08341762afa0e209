import type { Word } from "./words";

/** Records names that may belong to the engine: undeclared roots, their members, types, and event names. */
export function noteSymbols(words: readonly Word[], declared: ReadonlySet<string>): void {
  words.forEach((word, at) => {
    if (word.kind === "string" && /^["'][A-Z]\w*\.\w+["']$/.test(word.text))
      word.symbol = word.text.slice(1, -1);
    if (word.kind !== "name" || declared.has(word.text) || !isRoot(word, words[at - 1]?.text)) return;
    word.symbol = word.text;
    noteMembers(words, at, word.text);
  });
}

/** Members of members, too: `love.graphics.draw`, `Enum.KeyCode.E`. */
function noteMembers(words: readonly Word[], at: number, path: string): void {
  const mark = words[at + 1]?.text;
  const member = words[at + 2];
  if (member?.kind !== "name" || (mark !== "." && mark !== ":")) return;
  if (member.role !== "property" && member.role !== "function") return;
  member.symbol = `${path}${mark}${member.text}`;
  if (mark === ".") noteMembers(words, at + 2, member.symbol);
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
