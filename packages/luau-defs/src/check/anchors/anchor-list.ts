/**
 * In: the list of all addresses ever published, one per line: `timer#wait -> timer#setTimeout`, with the
 * replacement of a lost one. Out: the parsed list, and the lost addresses without a replacement.
 */
import {
  asQuestion,
  type Diagnostic,
  diagnosticAt,
  type NearestName,
  nearestNames,
  type Problem,
  type StageResult,
} from "luau-diagnostics";
import { compare, type SourceText, sourceText, type Span } from "luau-syntax";
import { isPage } from "../../link/addresses/routes";

export interface ListedAddress {
  readonly address: string;
  readonly span: Span;
  /** The address that replaces it. */
  readonly alias: { readonly address: string; readonly span: Span } | null;
}

const LINE = /^(\S+)(?:([ \t]+->[ \t]+)(\S+))?[ \t]*$/;

/** Lines that start with `#` are comments. */
export function parseAnchorList(
  path: string,
  text: string,
): StageResult<readonly ListedAddress[]> & { readonly source: SourceText } {
  const source = sourceText(path, text);
  const value: ListedAddress[] = [];
  const diagnostics: Diagnostic[] = [];
  source.lineStarts.forEach((start, index) => {
    const raw = text.slice(start, source.lineStarts[index + 1] ?? text.length).replace(/\r?\n$/, "");
    if (isNote(raw)) return;
    const match = LINE.exec(raw);
    const [, address = "", arrow = "", alias] = match ?? [];
    const end = start + address.length;
    const from = end + arrow.length;
    if (match === null) diagnostics.push(diagnosticAt(source, [start, start + raw.length], NO_ADDRESS));
    else
      value.push({
        address,
        span: [start, end],
        alias: alias === undefined ? null : { address: alias, span: [from, from + alias.length] },
      });
  });
  return { value, diagnostics, source };
}

const NO_ADDRESS = {
  rule: "anchor-list",
  severity: "error",
  message: "This line is not an address.",
  suggestion: "Write `timer#setTimeout`, or `timer#old -> timer#new` for one that has another name now.",
} as const;

export function checkAnchorList(
  source: SourceText,
  listed: readonly ListedAddress[],
  current: ReadonlySet<string>,
): readonly Diagnostic[] {
  const nearestFrom = nearestByStart([...current]);
  const diagnostics: Diagnostic[] = [];
  const report = (span: Span, problem: Problem): void =>
    void diagnostics.push(diagnosticAt(source, span, problem));
  for (const { address, span, alias } of listed) {
    const isCurrent = current.has(address);
    if (alias === null) {
      if (!isCurrent) report(span, droppedAnchor(address, nearestFrom));
      continue;
    }
    if (!current.has(alias.address)) report(alias.span, unknownAnchor(alias.address, nearestFrom));
    if (isCurrent) report(span, needlessAlias(address));
    if (!address.includes("#") && !isPage(address)) report(span, unusablePage(address, alias.address));
  }
  return diagnostics;
}

type NearestFrom = (start: string) => NearestName;

/** Searchers are created on demand and cached, since thousands of addresses may be lost at once. */
function nearestByStart(current: readonly string[]): NearestFrom {
  const searchersByStart = new Map<string, NearestName>();
  return (start) => {
    const nearest =
      searchersByStart.get(start) ?? nearestNames(current.filter((address) => address.startsWith(start)));
    searchersByStart.set(start, nearest);
    return nearest;
  };
}

const droppedAnchor = (address: string, nearestFrom: NearestFrom): Problem => ({
  rule: "dropped-anchor",
  severity: "error",
  message: `\`${address}\` was published but no longer exists: links to it would lead nowhere.`,
  suggestion:
    "Say what has taken its place: " +
    `\`${address} -> ${nearestAddress(address, nearestFrom) ?? "the#new"}\`.`,
});

const unknownAnchor = (address: string, nearestFrom: NearestFrom): Problem => ({
  rule: "unknown-anchor",
  severity: "error",
  message: `\`${address}\` is not an address of the reference.`,
  suggestion: asQuestion(nearestFrom("")(address)),
});

const needlessAlias = (address: string): Problem => ({
  rule: "needless-alias",
  severity: "warning",
  message: `\`${address}\` is there again, so it needs no successor.`,
  suggestion: `Leave \`${address}\` alone on its line.`,
});

const unusablePage = (address: string, alias: string): Problem => ({
  rule: "no-page-to-lead-on",
  severity: "warning",
  message:
    `No page can be written at \`${address}\` that leads on to \`${alias}\`: ` +
    `of a page's name it takes letters, digits, \`_\`, \`-\`, and dots between them.`,
  suggestion: "Have the server lead on from there, or take the line out.",
});

/** Prefers an address on the same page, where most renamed symbols remain. */
function nearestAddress(address: string, nearestFrom: NearestFrom): string | null {
  const [page, name] = address.split("#", 2);
  return (name === undefined ? null : nearestFrom(`${page}#`)(address)) ?? nearestFrom("")(address);
}

/** Old address → new one, if the new one exists. */
export const aliasesOf = (
  listed: readonly ListedAddress[],
  current: ReadonlySet<string>,
): ReadonlyMap<string, string> =>
  new Map(
    listed.flatMap(({ address, alias }) =>
      alias === null || !current.has(alias.address) || current.has(address)
        ? []
        : [[address, alias.address] as const],
    ),
  );

/** Adds the missing addresses to a list. Existing lines are kept, and a comment stays above its line. */
export function renderAnchorList(list: string, current: readonly string[]): string {
  const text = list.replaceAll("\r\n", "\n").replace(/[^\n]$/, "$&\n");
  const head = headOf(text);
  const lines = new Map<string, { readonly notes: string; readonly line: string }>();
  let notes = "";
  for (const line of text
    .slice(head.length)
    .split("\n")
    .map((one) => one.trimEnd())) {
    if (isNote(line)) {
      notes += `${line}\n`;
      continue;
    }
    const [address = ""] = line.split(/\s/, 1);
    lines.set(address, { notes: (lines.get(address)?.notes ?? "") + notes, line });
    notes = "";
  }
  for (const address of current) if (!lines.has(address)) lines.set(address, { notes: "", line: address });
  const sorted = [...lines].sort(([a], [b]) => compare(a, b)).map(([, one]) => `${one.notes}${one.line}\n`);
  return `${`${head === "" ? NOTES : head}${sorted.join("")}${notes}`.trimEnd()}\n`;
}

const isNote = (line: string): boolean => line.trim() === "" || line.startsWith("#");

/** Up to our own comment, or to an empty line, otherwise all comment lines at the start. */
function headOf(text: string): string {
  const [notes = ""] = /^(?:#.*\n|[ \t]*\n)*/.exec(text) ?? [];
  const end = Math.max(
    ...[NOTES, "\n\n"].map((mark) => (notes.includes(mark) ? notes.lastIndexOf(mark) + mark.length : 0)),
  );
  return end === 0 ? notes : notes.slice(0, end);
}

const NOTES = `# Every address of the reference that was ever published. Links to them are in other people's \
pages: none may go.
# What is renamed or moved keeps its old address, with its successor: timer#old -> timer#new
# \`luau-defs anchors --write\` adds new ones.
`;
