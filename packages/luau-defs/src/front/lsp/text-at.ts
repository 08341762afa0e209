import type { SourceText } from "luau-syntax";

export function lineBefore({ text }: SourceText, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
}

/** Whether an offset is in a doc comment: on one of its lines, or in an unterminated block. */
export function isInDoc(source: SourceText, offset: number): boolean {
  if (/^\s*---(?!-)/.test(lineBefore(source, offset))) return true;
  const start = source.text.lastIndexOf("--[", offset - 1);
  if (start === -1) return false;
  const block = source.text.slice(start, offset);
  const [, level] = /^--\[(=*)\[/.exec(block) ?? [];
  return level !== undefined && !block.includes(`]${level}]`);
}

export const isInComment = (source: SourceText, offset: number): boolean =>
  isInDoc(source, offset) || lineBefore(source, offset).includes("--");
