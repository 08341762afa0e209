import type { Word } from "./words";

/** Records names that may belong to the engine: undeclared roots, their members, types, and event names. */
export function noteSymbols(words: readonly Word[], declared: ReadonlySet<string>): void {
  words.forEach((word, index) => {
    if (word.kind === "string" && /^["'][A-Z]\w*\.\w+["']$/.test(word.text))
      word.symbol = word.text.slice(1, -1);
    if (word.kind !== "name" || declared.has(word.text) || !isRoot(word, words[index - 1]?.text)) return;
    word.symbol = word.text;
    noteMembers(words, index, word.text);
  });
}

/** Members of members, too: `love.graphics.draw`, `Enum.KeyCode.E`. */
function noteMembers(words: readonly Word[], index: number, path: string): void {
  const mark = words[index + 1]?.text;
  const member = words[index + 2];
  if (member?.kind !== "name" || (mark !== "." && mark !== ":")) return;
  if (member.role !== "property" && member.role !== "function") return;
  member.symbol = `${path}${mark}${member.text}`;
  if (mark === ".") noteMembers(words, index + 2, member.symbol);
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
