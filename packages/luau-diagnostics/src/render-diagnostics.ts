import { codeFrame, printable } from "./code-frame";
import type { Diagnostic } from "./diagnostics";
import type { SourceText } from "luau-syntax";

export interface RenderOptions {
  /** Whether to use ANSI colours. */
  readonly colour: boolean;
}

/** Renders `file:line:column severity rule message`, the code frame and the suggestion. */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  source: SourceText | undefined,
  { colour }: RenderOptions,
): string {
  const paint = colour ? painted : plain;
  const { line, column, severity, rule } = diagnostic;
  const [file, message, suggestion] = [
    printable(diagnostic.file),
    printable(diagnostic.message),
    diagnostic.suggestion,
  ];
  const head =
    `${paint("bold", `${file}:${line}:${column}`)} ${paint(severity, severity)} ` +
    `${paint("dim", rule)} ${message}`;
  const frame = source === undefined || source.text === "" ? [] : frameLines(source, diagnostic, paint);
  const help = suggestion === null ? [] : [`  ${paint("help", "help:")} ${printable(suggestion)}`];
  return [head, ...frame, ...help].join("\n");
}

/** Renders all diagnostics, separated by blank lines. */
export const renderDiagnostics = (
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, SourceText>,
  options: RenderOptions,
): string =>
  diagnostics
    .map((diagnostic) => `${renderDiagnostic(diagnostic, sources.get(diagnostic.file), options)}\n`)
    .join("\n");

/** «3 errors, 1 warning in 2 files» */
export function renderSummary(diagnostics: readonly Pick<Diagnostic, "severity" | "file">[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const found = [
    ...(errors > 0 ? [counted(errors, "error")] : []),
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
  ];
  return found.length === 0 ? "No mistakes" : `${found.join(", ")} in ${counted(files, "file")}`;
}

/** «1 file», «2 files» */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function frameLines(source: SourceText, diagnostic: Diagnostic, paint: Paint): readonly string[] {
  const { lines } = codeFrame(source, diagnostic);
  const gutter = String(Math.max(...lines.map(({ number }) => number ?? 0))).length;
  return lines.map(({ number, text }) => {
    const margin = paint("dim", `  ${String(number ?? "").padStart(gutter)} |`);
    return text === "" ? margin : `${margin} ${number === null ? paint(diagnostic.severity, text) : text}`;
  });
}

type Style = "bold" | "dim" | "error" | "warning" | "help";
type Paint = (style: Style, text: string) => string;

const CODES: Readonly<Record<Style, string>> = {
  bold: "1",
  dim: "2",
  error: "31",
  warning: "33",
  help: "36",
};
const painted: Paint = (style, text) => `\u001B[${CODES[style]}m${text}\u001B[0m`;
const plain: Paint = (_style, text) => text;
