import { codeFrame, printable } from "./code-frame";
import { type Diagnostic, SEVERITIES, type Severity } from "./diagnostics";
import type { SourceText } from "luau-syntax";

interface RenderOptions {
  readonly colour: boolean;
  /** The command that lists all. With it, more than five findings of a rule are summarised in one line. */
  readonly allBy?: string | null;
}

/** Renders `file:line:column severity rule message`, the code frame and the suggestion. */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  source: SourceText | undefined,
  { colour }: RenderOptions,
): string {
  const paint = colour ? painted : plain;
  const { suggestion } = diagnostic;
  const head = headOf(diagnostic, paint);
  const frame = source === undefined || source.text === "" ? [] : frameLines(source, diagnostic, paint);
  const help = suggestion === null ? [] : [`  ${paint("help", "help:")} ${printable(suggestion)}`];
  return [head, ...frame, ...help].join("\n");
}

function headOf({ file, line, column, severity, rule, message }: Diagnostic, paint: Paint): string {
  const location = paint("bold", `${printable(file)}:${line}:${column}`);
  return `${location} ${paint(severity, severity)} ${paint("dim", rule)} ${printable(message)}`;
}

export const renderDiagnostics = (
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, SourceText>,
  options: RenderOptions,
): string =>
  renderEach(diagnostics, sources, options)
    .map((text) => `${text}\n`)
    .join("\n");

const MAX_PER_KIND = 5;

/** Summarises a rule with more findings than `MAX_PER_KIND` in one line, after the first of its errors. */
export function renderEach(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, SourceText>,
  { colour, allBy = null }: RenderOptions,
): readonly string[] {
  const kinds = new Map<string, Diagnostic[]>();
  const indexed = diagnostics.map((diagnostic) => {
    const kind = kinds.get(kindOf(diagnostic)) ?? [];
    kinds.set(kindOf(diagnostic), kind);
    return { diagnostic, kind, index: kind.push(diagnostic) - 1 };
  });
  return indexed.flatMap(({ diagnostic, kind, index }) => {
    const isSummarised = allBy !== null && kind.length > MAX_PER_KIND;
    const listed = diagnostic.severity === "error" ? MAX_PER_KIND : 0;
    if (!isSummarised || index < listed)
      return renderDiagnostic(diagnostic, sources.get(diagnostic.file), { colour });
    if (index > listed) return [];
    const files = counted(new Set(kind.map(({ file }) => file)).size, "file");
    return `${headOf(diagnostic, colour ? painted : plain)} (one of ${kind.length} in ${files}: ${allBy})`;
  });
}

const kindOf = ({ severity, rule }: Diagnostic): string => `${severity} ${rule}`;

/** «3 errors, 1 warning in 2 files» */
export function renderSummary(diagnostics: readonly Pick<Diagnostic, "severity" | "file">[]): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const counts = SEVERITIES.flatMap((one) => {
    const count = diagnostics.filter(({ severity }) => severity === one).length;
    return count > 0 ? [counted(count, one)] : [];
  });
  return counts.length === 0 ? "No problems" : `${counts.join(", ")} in ${counted(files, "file")}`;
}

/** Rounded down, so that 100 means all; 100 of nothing. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 100 : Math.floor((part / total) * 100);

/** The first names of a list, as code; an ellipsis stands for the others. */
export const firstNames = (names: readonly string[], limit: number): string =>
  [...names.slice(0, limit).map((name) => `\`${name}\``), ...(names.length > limit ? ["…"] : [])].join(", ");

/** «1 file», «2 files» */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function frameLines(source: SourceText, diagnostic: Diagnostic, paint: Paint): readonly string[] {
  const lines = codeFrame(source, diagnostic);
  const gutter = String(Math.max(...lines.map(({ number }) => number ?? 0))).length;
  return lines.map(({ number, text }) => {
    const margin = paint("dim", `  ${String(number ?? "").padStart(gutter)} |`);
    return text === "" ? margin : `${margin} ${number === null ? paint(diagnostic.severity, text) : text}`;
  });
}

type Style = Severity | "bold" | "dim" | "help";
type Paint = (style: Style, text: string) => string;

const CODES: Readonly<Record<Style, string>> = {
  bold: "1",
  dim: "2",
  error: "31",
  warning: "33",
  info: "34",
  help: "36",
};
const painted: Paint = (style, text) => `\u001B[${CODES[style]}m${text}\u001B[0m`;
const plain: Paint = (_style, text) => text;

interface Output {
  readonly isTTY?: boolean | undefined;
}

/** With FORCE_COLOR, or on a terminal; never with NO_COLOR (https://no-color.org) or `FORCE_COLOR=0`. */
export function hasColour(output: Output, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced) return forced !== "0" && forced !== "false";
  return output.isTTY === true && env["TERM"] !== "dumb";
}
