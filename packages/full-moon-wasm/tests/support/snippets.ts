/** Reads the tables of `cases/verdicts`: one snippet per line, preceded by its official verdict. */
import { readFileSync } from "node:fs";

export interface Snippet {
  readonly text: string;
  /** Line of the official parser's first error; null if it accepts the snippet. */
  readonly errorLine: number | null;
}

export function readSnippets(path: string): readonly Snippet[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map(readSnippet);
}

function readSnippet(line: string): Snippet {
  const match = /^(ok|(\d+):\d+) *\| ?(.*)$/u.exec(line);
  if (match === null) throw new Error(`not a verdict line: ${line}`);
  return { text: unmark(match[3] ?? ""), errorLine: match[2] === undefined ? null : Number(match[2]) };
}

function unmark(text: string): string {
  return text
    .replaceAll("⏎", "\n")
    .replaceAll("⇥", "\t")
    .replaceAll("␍", "\r")
    .replace(/⟨U\+([0-9A-F]+)⟩/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
