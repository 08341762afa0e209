import { scriptTokens } from "./format/script-tokens";

/** The offset of the name of the function whose arguments are at an offset of a script; null outside of a call. */
export function calleeAt(text: string, offset: number): number | null {
  const tokens = scriptTokens(text).filter(({ start, kind }) => start < offset && kind !== "comment");
  let depth = 0;
  for (let index = tokens.length - 1; index > 0; index -= 1) {
    const token = tokens[index]?.text ?? "";
    if (")]}".includes(token)) depth += 1;
    else if ("([{".includes(token)) depth -= 1;
    if (depth >= 0) continue;
    const before = tokens[index - 1];
    if (token === "(" && before?.kind === "word") return before.start;
    // In a table, or a group, of an argument.
    depth = 0;
  }
  return null;
}
