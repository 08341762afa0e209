import type { SourceLocation } from "./reference-props";

/**
 * The URL of an entry's source, from the site's pattern with `{path}`, `{line}` and `{endLine}`. A range such as
 * `L{line}-L{endLine}` becomes `L5` where it has one line.
 */
export function sourceUrl(pattern: string, { file, line, endLine }: SourceLocation): string {
  const values = new Map([
    ["path", file],
    ["line", String(line)],
    ["endLine", String(endLine)],
  ]);
  const ofLines = line === endLine ? pattern.replace(/-\w*\{endLine\}/, "") : pattern;
  return ofLines.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
