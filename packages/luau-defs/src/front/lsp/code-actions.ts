/** In: a file and a range. Out: the code actions for the findings there. */
import {
  CodeActionKind,
  type CodeAction,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { CONFIG_FILE } from "luau-contract";
import { type SourceText, type Span, sourceText } from "luau-syntax";
import { type FixableDiagnostic, offsetAt } from "../../check/lint/finding";
import { everyEntry } from "./occurrences";
import { spanRange, textRange, touches } from "./text-ranges";
import { toLspDiagnostic } from "./published";
import { isSettings } from "./workspace-settings";
import type { DocumentContext, RequestContext } from "./request-context";
import { withLineEndingsOf } from "../../read/syntax/line-endings";
import type { DiagnosticPlace } from "luau-diagnostics";
import type { AnyEntry } from "../../model/model";
import { jsonPlaces } from "../../read/source/json-places";
import { suppressionLine } from "../../read/source/suppressions";

export function codeActions(context: DocumentContext, range: Range): CodeAction[] {
  const { source, file } = context;
  const found = findingsIn(context, source, range);
  const entries = file === null ? [] : everyEntry(file.converted);
  const uri = context.project.workspace.uriOf(source.path);
  const fixes = found.flatMap((one) =>
    quickFixes(source, one, entries).map(({ title, span, text, isSafe }) => ({
      ...action(title, one, source, { changes: { [uri]: [edit(source, { span, text })] } }),
      isPreferred: isSafe,
    })),
  );
  const suppressions =
    file === null ? [] : onePerRule(found).flatMap((one) => suppress(context, source, one));
  return [...fixes, ...suppressions];
}

/** Maximum number of findings with actions: a long selection may contain hundreds. */
const MOST = 100;

function findingsIn({ analysis, project }: RequestContext, source: SourceText, range: Range) {
  const all: readonly FixableDiagnostic[] = [...analysis.findings, ...project.samples()];
  return all
    .filter((one) => one.file === source.path && touches(textRange(source, one), range))
    .slice(0, MOST);
}

/** Findings of one rule on one line share one suppression. */
const onePerRule = (found: readonly FixableDiagnostic[]): readonly FixableDiagnostic[] => [
  ...new Map(found.map((one) => [`${one.line} ${one.rule}`, one])).values(),
];

function suppress(
  context: RequestContext,
  source: SourceText,
  found: FixableDiagnostic,
): readonly CodeAction[] {
  const { workspace } = context.project;
  const onLine = allowOnLine(source, found);
  if (onLine === null) return [];
  const uri = workspace.uriOf(source.path);
  const allowed = action(onLine.title, found, source, { changes: { [uri]: [edit(source, onLine)] } });
  const off = turnedOff(context, found.rule);
  return off === null ? [allowed] : [allowed, action(off.title, found, source, off.edit)];
}

/** In the existing configuration, or in a new one if the client can create files. */
function turnedOff(
  { project: { workspace }, analysis, support }: RequestContext,
  rule: string,
): { readonly title: string; readonly edit: WorkspaceEdit } | null {
  const known = [...analysis.others.values()].find(({ path }) => isSettings(path));
  if (known === undefined && !support.createsFiles) return null;
  const config = known ?? newConfig(CONFIG_FILE);
  const uri = workspace.uriOf(config.path);
  const change = turnOff(config, rule);
  if (change === null) return null;
  if (known !== undefined)
    return { title: change.title, edit: { changes: { [uri]: [edit(config, change)] } } };
  const [start, end] = change.span;
  const newText = config.text.slice(0, start) + change.text + config.text.slice(end);
  const beginning = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return {
    title: change.title,
    edit: {
      documentChanges: [
        { kind: "create", uri, options: { ignoreIfExists: true } },
        { textDocument: { uri, version: null }, edits: [{ range: beginning, newText }] },
      ],
    },
  };
}

const edit = (source: SourceText, { span, text }: Pick<SuppressionEdit, "span" | "text">): TextEdit => ({
  range: spanRange(source, span),
  newText: text.includes("\n") ? withLineEndingsOf(source.text, text) : text,
});

const action = (
  title: string,
  found: FixableDiagnostic,
  source: SourceText,
  change: WorkspaceEdit,
): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [toLspDiagnostic(found, () => source)] satisfies Diagnostic[],
  edit: change,
});

interface QuickFix {
  readonly title: string;
  readonly span: Span;
  readonly text: string;
  /** Whether an editor may apply it without asking: it cannot be wrong. */
  readonly isSafe: boolean;
}

/** Most likely first. `entries` has owners before members. */
function quickFixes(
  source: SourceText,
  found: FixableDiagnostic,
  entries: readonly AnyEntry[],
): readonly QuickFix[] {
  const { suggestion, fix = null } = found;
  const safe = fix === null ? [] : [{ title: titleOf(found), ...fix, isSafe: true }];
  // The suggestion contains the usage: `@param name -- text`.
  const named = /^Did you mean `([^`\s]+)[^`]*`\?$/.exec(suggestion ?? "")?.[1];
  const replaced = named === undefined || fix !== null ? null : replacement(source, found, named);
  const added = missingText(source, found, entries);
  return [...safe, ...[replaced, added].filter((one) => one !== null)];
}

const titleOf = ({ rule, suggestion }: FixableDiagnostic): string =>
  suggestion === null ? `Fix \`${rule}\`` : (suggestion.split("\n", 1)[0] ?? "");

/** If the finding's range is exactly one name. */
function replacement(source: SourceText, found: FixableDiagnostic, name: string): QuickFix | null {
  const from = offsetAt(source, found.line, found.column);
  const written = source.text.slice(from, offsetAt(source, found.endLine, found.endColumn));
  const inside = /[\w.:]+/.exec(written);
  if (inside === null || !/^[@[`"]?[\w.:]+[\]`"]?$/.test(written)) return null;
  const start = from + inside.index;
  const text = name.replace(/^@/, "");
  return { title: `Change to \`${name}\``, span: [start, start + inside[0].length], text, isSafe: false };
}

const MISSING: Readonly<Record<string, (name: string) => string>> = {
  "missing-parameter-text": (name) => `@param ${name} -- `,
  "missing-return-text": () => "@return -- ",
  "missing-description": () => "",
};

/** Inserts a line above the declaration's doc comment. Block comments are left to their authors. */
function missingText(
  source: SourceText,
  found: FixableDiagnostic,
  entries: readonly AnyEntry[],
): QuickFix | null {
  const line = MISSING[found.rule];
  const entry = entryAround(entries, found);
  const at = source.lineStarts[(entry?.location.line ?? 0) - 1];
  if (line === undefined || entry === null || at === undefined) return null;
  const indent = source.text.slice(at, at + entry.location.column - 1);
  const above = source.text.slice(source.lineStarts[entry.location.line - 2] ?? at, at).trimEnd();
  if (indent.trim() !== "" || /\]=*\]$/.test(above)) return null;
  const name = /`(\w+|\.{3})`/.exec(found.message)?.[1] ?? "";
  const text = `--- ${line(name)}`;
  return { title: `Add \`${text.trimEnd()}\``, span: [at, at], text: `${indent}${text}\n`, isSafe: false };
}

const entryAround = (entries: readonly AnyEntry[], { line, column }: DiagnosticPlace): AnyEntry | null =>
  entries.findLast(({ location }) => {
    const begins = location.line < line || (location.line === line && location.column <= column);
    const ends = location.endLine > line || (location.endLine === line && location.endColumn >= column);
    return begins && ends;
  }) ?? null;

interface SuppressionEdit {
  readonly title: string;
  readonly span: Span;
  readonly text: string;
}

/** Null for errors, which cannot be suppressed: pages would be wrong. */
function allowOnLine(
  source: SourceText,
  { rule, severity, line }: FixableDiagnostic,
): SuppressionEdit | null {
  if (severity === "error") return null;
  const start = source.lineStarts[suppressionLine(source, line) - 1];
  if (start === undefined) return null;
  const end = source.text.indexOf("\n", start);
  const written = source.text.slice(start, end === -1 ? source.text.length : end).trimEnd();
  const title = `Allow \`${rule}\` on this line`;
  const known = /--[ \t]*luau-defs:[ \t]*allow\([^)]*(?=\)\s*$)/.exec(written);
  const at = start + written.length - (known === null ? 0 : 1);
  return { title, span: [at, at], text: known === null ? ` -- luau-defs: allow(${rule})` : `, ${rule}` };
}

function turnOff(config: SourceText, rule: string): SuppressionEdit | null {
  const { text } = config;
  const places = jsonPlaces(text);
  // In invalid JSON, no place is reliable.
  if (places.end < text.length) return null;
  const title = `Turn \`${rule}\` off in ${config.path}`;
  const level = places.keyAt(["rules", rule]);
  if (level !== null) {
    const value = /^\s*:\s*/.exec(text.slice(level[1]))?.[0].length ?? 0;
    const start = level[1] + value;
    const length = /^"[^"]*"/.exec(text.slice(start))?.[0].length;
    return length === undefined ? null : { title, span: [start, start + length], text: '"off"' };
  }
  const rules = places.keyAt(["rules"]);
  const from = rules === null ? 0 : rules[1];
  const brace = text.indexOf("{", from);
  if (brace === -1) return null;
  const item = rules === null ? `"rules": { "${rule}": "off" }` : `"${rule}": "off"`;
  return { title, span: [brace + 1, brace + 1], text: inserted(text.slice(brace + 1), item) };
}

const newConfig = (path: string): SourceText => sourceText(path, "{}\n");

/** @param rest text after the brace */
function inserted(rest: string, item: string): string {
  if (/^\s*\}/.test(rest)) return rest.startsWith("}") ? ` ${item} ` : item.replace(/^/, " ");
  const indent = /^\r?\n([ \t]*)/.exec(rest)?.[0];
  return `${indent ?? " "}${item},`;
}
