/** In: a file and a range. Out: the code actions for the problems there. */
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionContext,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { CONFIG_FILE } from "luau-contract";
import { type Edit, restOfLine, type SourceText, sourceText, withEdits } from "luau-syntax";
import { type FixableDiagnostic, offsetAt } from "../../check/lint/finding";
import { everyEntry } from "./occurrences";
import { spanRange, textRange, touches } from "./text-ranges";
import { toLspDiagnostic } from "./published";
import { isSettings } from "./workspace-settings";
import type { DocumentContext, InDocument, RequestContext } from "./request-context";
import { withLineEndingsOf } from "../../read/syntax/line-endings";
import type { DiagnosticLocation } from "luau-diagnostics";
import type { AnyEntry } from "../../model/model";
import { locateKeys, parseJson } from "../../read/source/json";
import { suppressionLine } from "../../read/source/suppressions";

type ActionParams = InDocument & {
  readonly range: Range;
  readonly context?: Pick<CodeActionContext, "only">;
};

export function codeActions(context: DocumentContext, params: ActionParams): CodeAction[] {
  const kinds = params.context?.only;
  const isWanted = kinds?.some((kind) => kind === "" || kind === CodeActionKind.QuickFix) ?? true;
  return isWanted ? actionsIn(context, params.range) : [];
}

function actionsIn(context: DocumentContext, range: Range): CodeAction[] {
  const { source, file, analysis, project } = context;
  const all: readonly FixableDiagnostic[] = [...analysis.findings, ...project.samples()];
  const problems = all
    .filter((one) => one.file === source.path && touches(textRange(source, one), range))
    .slice(0, MAX_FINDINGS);
  const entries = file === null ? [] : everyEntry(file.converted);
  const uri = project.workspace.uriOf(source.path);
  const action = (problem: FixableDiagnostic, title: string, edit: WorkspaceEdit): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [toLspDiagnostic(problem, () => source)],
    edit,
  });
  const inFile = (change: TitledEdit): WorkspaceEdit => ({ changes: { [uri]: [textEdit(source, change)] } });
  const fixes = problems.flatMap((problem) =>
    quickFixes(source, problem, entries).map((fix) => ({
      ...action(problem, fix.title, inFile(fix)),
      isPreferred: fix.isSafe,
    })),
  );
  const suppressions = (file === null ? [] : onePerRule(problems)).flatMap((problem) => {
    const allowed = allowOnLine(source, problem);
    if (allowed === null) return [];
    const off = turnedOff(context, problem.rule);
    const first = action(problem, allowed.title, inFile(allowed));
    return off === null ? [first] : [first, action(problem, off.title, off.edit)];
  });
  return [...fixes, ...suppressions];
}

/** Maximum number of problems with actions: a long selection may contain hundreds. */
const MAX_FINDINGS = 100;

/** Problems of one rule on one line share one suppression. */
const onePerRule = (problems: readonly FixableDiagnostic[]): readonly FixableDiagnostic[] => [
  ...new Map(problems.map((one) => [`${one.line} ${one.rule}`, one])).values(),
];

function turnedOff(
  { project: { workspace }, analysis, support }: RequestContext,
  rule: string,
): { readonly title: string; readonly edit: WorkspaceEdit } | null {
  const existing = [...analysis.others.values()].find(({ path }) => isSettings(path));
  if (existing === undefined && !support.createsFiles) return null;
  const config = existing ?? sourceText(CONFIG_FILE, "{}\n");
  const uri = workspace.uriOf(config.path);
  const change = turnOff(config, rule);
  if (change === null) return null;
  const { title } = change;
  if (existing !== undefined) return { title, edit: { changes: { [uri]: [textEdit(config, change)] } } };
  const newText = withEdits(config.text, [change]);
  const beginning = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const create = { kind: "create", uri, options: { ignoreIfExists: true } } as const;
  const fill = { textDocument: { uri, version: null }, edits: [{ range: beginning, newText }] };
  return { title, edit: { documentChanges: [create, fill] } };
}

const textEdit = (source: SourceText, { span, text }: Edit): TextEdit => ({
  range: spanRange(source, span),
  newText: text.includes("\n") ? withLineEndingsOf(source.text, text) : text,
});

interface TitledEdit extends Edit {
  readonly title: string;
}

interface QuickFix extends TitledEdit {
  /** Whether an editor may apply it without asking: it cannot be wrong. */
  readonly isSafe: boolean;
}

/** Most likely first. `entries` has owners before members. */
function quickFixes(
  source: SourceText,
  problem: FixableDiagnostic,
  entries: readonly AnyEntry[],
): readonly QuickFix[] {
  const { suggestion, fix = null } = problem;
  const safe = fix === null ? [] : [{ title: titleOf(problem), ...fix, isSafe: true }];
  // The suggestion contains the usage: `@param name -- text`.
  const named = /^Did you mean `([^`\s]+)[^`]*`\?$/.exec(suggestion ?? "")?.[1];
  const replaced = named === undefined || fix !== null ? null : replacement(source, problem, named);
  const added = missingText(source, problem, entries);
  return [...safe, ...[replaced, added].filter((one) => one !== null)];
}

const titleOf = ({ rule, suggestion }: FixableDiagnostic): string =>
  suggestion === null ? `Fix \`${rule}\`` : (suggestion.split("\n", 1)[0] ?? "");

function replacement(source: SourceText, problem: FixableDiagnostic, name: string): QuickFix | null {
  const from = offsetAt(source, problem.line, problem.column);
  const quoted = source.text.slice(from, offsetAt(source, problem.endLine, problem.endColumn));
  const inside = /[\w.:]+/.exec(quoted);
  if (inside === null || !/^[@[`"]?[\w.:]+[\]`"]?$/.test(quoted)) return null;
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
  problem: FixableDiagnostic,
  entries: readonly AnyEntry[],
): QuickFix | null {
  const line = MISSING[problem.rule];
  const entry = entryAround(entries, problem);
  const start = source.lineStarts[(entry?.location.line ?? 0) - 1];
  if (line === undefined || entry === null || start === undefined) return null;
  const indent = source.text.slice(start, start + entry.location.column - 1);
  const above = source.text.slice(source.lineStarts[entry.location.line - 2] ?? start, start).trimEnd();
  if (indent.trim() !== "" || /\]=*\]$/.test(above)) return null;
  const name = /`(\w+|\.{3})`/.exec(problem.message)?.[1] ?? "";
  const text = `--- ${line(name)}`;
  const title = `Add \`${text.trimEnd()}\``;
  return { title, span: [start, start], text: `${indent}${text}\n`, isSafe: false };
}

const entryAround = (entries: readonly AnyEntry[], { line, column }: DiagnosticLocation): AnyEntry | null =>
  entries.findLast(({ location }) => {
    const begins = location.line < line || (location.line === line && location.column <= column);
    const ends = location.endLine > line || (location.endLine === line && location.endColumn >= column);
    return begins && ends;
  }) ?? null;

/** Null for errors, which cannot be suppressed: pages would be wrong. */
function allowOnLine(source: SourceText, { rule, severity, line }: FixableDiagnostic): TitledEdit | null {
  const start = source.lineStarts[suppressionLine(source, line) - 1];
  if (severity === "error" || start === undefined) return null;
  const [, end] = restOfLine(source, start);
  const isListed = /--[ \t]*luau-defs:[ \t]*allow\([^)]*\)\s*$/.test(source.text.slice(start, end));
  const offset = isListed ? end - 1 : end;
  const text = isListed ? `, ${rule}` : ` -- luau-defs: allow(${rule})`;
  return { title: `Allow \`${rule}\` on this line`, span: [offset, offset], text };
}

function turnOff(config: SourceText, rule: string): TitledEdit | null {
  const { text } = config;
  // In invalid JSON, no location is reliable.
  if (parseJson(text).kind === "broken") return null;
  const locateKey = locateKeys(text);
  const title = `Turn \`${rule}\` off in ${config.path}`;
  const level = locateKey(["rules", rule]);
  if (level !== null) {
    const [, colon = "", value] = /^(\s*:\s*)("[^"]*")/.exec(text.slice(level[1])) ?? [];
    const start = level[1] + colon.length;
    return value === undefined ? null : { title, span: [start, start + value.length], text: '"off"' };
  }
  const rules = locateKey(["rules"]);
  const brace = text.indexOf("{", rules?.[1] ?? 0);
  if (brace === -1) return null;
  const item = rules === null ? `"rules": { "${rule}": "off" }` : `"${rule}": "off"`;
  return { title, span: [brace + 1, brace + 1], text: inserted(text.slice(brace + 1), item) };
}

/** @param rest text after the brace */
function inserted(rest: string, item: string): string {
  if (/^\s*\}/.test(rest)) return rest.startsWith("}") ? ` ${item} ` : ` ${item}`;
  const indent = /^\r?\n([ \t]*)/.exec(rest)?.[0];
  return `${indent ?? " "}${item},`;
}
