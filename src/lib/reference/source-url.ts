import type { SourceLocation } from "./reference-props";

/** The URL of an entry's source, from the site's pattern with `{path}`, `{line}` and `{endLine}`. */
export function sourceUrl(pattern: string, { file, line, endLine }: SourceLocation): string {
  const values = new Map([
    ["path", file],
    ["line", String(line)],
    ["endLine", String(endLine)],
  ]);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
