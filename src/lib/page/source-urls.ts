import type { SourceLocation } from "../reference/reference-props";

/** Fills in `{path}`, `{line}` and `{endLine}`; for a single line, `L{line}-L{endLine}` becomes `L5`. */
export function sourceUrl(pattern: string, { file, line, endLine }: SourceLocation): string {
  const values = new Map([
    ["path", file],
    ["line", String(line)],
    ["endLine", String(endLine)],
  ]);
  const ofLines = line === endLine ? pattern.replace(/-\w*\{endLine\}/, "") : pattern;
  return ofLines.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

export function editHref(editUrl: string | null, file: string): string | null {
  // A function, because `$&` in a replacement string has a special meaning.
  return editUrl === null
    ? null
    : editUrl.replace("{path}", () => file.split("/").map(encodeURIComponent).join("/"));
}
