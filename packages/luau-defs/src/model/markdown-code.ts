/** Strings in types may contain backticks, so the delimiter is longer than any run of them. */
export function fenced(source: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(source) + 1));
  return `${fence}luau\n${source.trimEnd()}\n${fence}`;
}

export function inlineCode(text: string): string {
  const ticks = "`".repeat(longestRun(text) + 1);
  return ticks === "`" ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Continuation lines must be indented. */
export const listItem = (head: string, text: string): string =>
  `- ${[head, text.replaceAll("\n", "\n  ")].filter((part) => part !== "").join(" – ")}`.replaceAll(
    /^ +$/gm,
    "",
  );
