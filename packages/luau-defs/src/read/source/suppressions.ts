/**
 * `-- luau-defs: allow(missing-description)` at the end of a line: the author wants it so. Applies to the
 * line and to the doc comment above it, and to warnings only: with an error, pages would be wrong.
 */
import type { Diagnostic } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";

const ALLOW = /--[ \t]*luau-defs:[ \t]*allow\(([^)\n]*)\)/;
const START = "luau-defs:";

type IsSuppressed = (diagnostic: Pick<Diagnostic, "file" | "line" | "rule" | "severity">) => boolean;

export function suppressionsIn(sources: Iterable<SourceText>): IsSuppressed {
  const files = new Map<string, ReadonlyMap<number, ReadonlySet<string>>>();
  for (const source of sources) if (source.text.includes(START)) files.set(source.path, allowedLines(source));
  return ({ file, line, rule, severity }) =>
    severity !== "error" && files.get(file)?.get(line)?.has(rule) === true;
}

/** By line, counted from 1. */
function allowedLines({ text }: SourceText): ReadonlyMap<number, ReadonlySet<string>> {
  const lines = text.split("\n");
  const allowed = new Map<number, Set<string>>();
  lines.forEach((line, index) => {
    const rules = ALLOW.exec(line)?.[1]
      ?.split(",")
      .map((rule) => rule.trim());
    if (rules === undefined) return;
    for (let above = index; above === index || isComment(lines[above] ?? ""); above -= 1) {
      const lineRules = allowed.get(above + 1) ?? new Set();
      for (const rule of rules) lineRules.add(rule);
      allowed.set(above + 1, lineRules);
    }
  });
  return allowed;
}

const isComment = (line: string): boolean => /^\s*--/.test(line);

/** The 1-based line for a suppression: the problem's own, or that of the documented declaration. */
export function suppressionLine({ text }: SourceText, line: number): number {
  const lines = text.split("\n");
  let documentedLine = line;
  while (documentedLine < lines.length && isComment(lines[documentedLine - 1] ?? "")) documentedLine += 1;
  return documentedLine;
}
