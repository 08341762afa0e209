/** Returns the opening marks of the code block around the next line, or null. Lists may indent a block. */
export function fenceAfter(line: string, open: string | null): string | null {
  const match = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
  if (match === null) return open;
  const [, marks = "", rest = ""] = match;
  if (open === null) return marks.startsWith("`") && rest.includes("`") ? null : marks;
  const closes = marks[0] === open[0] && marks.length >= open.length && rest.trim() === "";
  return closes ? null : open;
}

/** The position of a line of Markdown relative to code blocks. */
type FencePosition = "text" | "opening" | "code" | "closing";

export function fencePositions(lines: readonly { readonly text: string }[]): readonly FencePosition[] {
  let fence: string | null = null;
  return lines.map(({ text }): FencePosition => {
    const before = fence;
    fence = fenceAfter(text, before);
    if (before === null) return fence === null ? "text" : "opening";
    return fence === null ? "closing" : "code";
  });
}

export const isCode = (position: FencePosition | undefined): boolean =>
  position === "code" || position === "closing";

export const hasLuauBlock = (markdown: string): boolean => /^\s*(?:`{3,}|~{3,})\s*luau\b/m.test(markdown);
