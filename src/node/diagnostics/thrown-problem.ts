/** In: an error of MDX, YAML, esbuild or React about a file. Out: a problem with its location and advice. */
import { stripVTControlCharacters } from "node:util";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START, rangeAt, sourceText, type TextRange } from "luau-syntax";

/** @param source with the file's text, or as much as can be read, to locate names in the error */
export function thrownProblem(
  error: unknown,
  { file, text, rule }: Readonly<Record<"file" | "text" | "rule", string>>,
): Diagnostic {
  const reason = reasonOf(error);
  const message = reason.replace(/ \(\d+:\d+-\d+:\d+\)/, "");
  const range = rangeInReason(reason) ?? rangeOfError(error) ?? rangeOfName(reason, text) ?? FILE_START;
  return diagnosticIn(file, range, {
    severity: "error",
    rule,
    message: `${message.replace(/[.\s]+$/, "")}.`,
    suggestion: error instanceof Error && "reason" in error ? suggestionFor(message) : null,
  });
}

/** A vfile-message has a reason without its place; other errors continue with traces. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = "reason" in error ? String(error.reason) : error.message;
  return (
    stripVTControlCharacters(text)
      .split("\n")[0]
      ?.replace(/ imported from .*$/, "")
      .trim() || error.name
  );
}

/** For an unclosed tag, the parser reports where it stopped, with the tag's position in brackets. */
function rangeInReason(reason: string): TextRange | null {
  const [line, column, endLine, endColumn] =
    /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number) ?? [];
  return line && column && endLine && endColumn ? { line, column, endLine, endColumn } : null;
}

function rangeOfError(error: unknown): TextRange | null {
  if (!(error instanceof Error) || !("line" in error) || typeof error.line !== "number") return null;
  const { line } = error;
  const column = "column" in error && typeof error.column === "number" ? error.column : 1;
  return { line, column, endLine: line, endColumn: column };
}

/** The range of a name in quotes, such as that of a module that is not found. */
function rangeOfName(reason: string, text: string): TextRange | null {
  const quoted = [...reason.matchAll(/(["'`])(.+?)\1/g)].map(([, , name]) => name);
  for (const name of [/\b(\w+) is not defined/.exec(reason)?.[1], ...quoted]) {
    const start = name === undefined ? -1 : text.indexOf(name);
    if (name !== undefined && start !== -1)
      return rangeAt(sourceText("", text), [start, start + name.length]);
  }
  return null;
}

function suggestionFor(message: string): string | null {
  const tag = /^Expected a closing tag for `<([\w.]*)>`/.exec(message)?.[1];
  if (tag !== undefined && VOID.has(tag)) return `Write \`<${tag} />\`.`;
  if (tag !== undefined) return `Close it with \`</${tag}>\`, or write \`\\<\` for text.`;
  if (/expression|acorn/.test(message)) return "Write `\\{` for a brace that is text.";
  return /\bname\b|\btag\b/.test(message) ? "Write `\\<` for a character that is text." : null;
}

export const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "input", "source", "track", "wbr"]);
