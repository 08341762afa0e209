/** In: reports about a table or its field, with the solver's reasons. Out: the same in words, at the field. */
import type { Span } from "luau-syntax";

/** A problem that Luau reports; the span is in the text of its source. */
export interface LuauReport {
  readonly message: string;
  readonly span: Span;
}

const EXPECTED = /^Expected this to be\s+(?:exactly )?'([^\n]+)',?\s+but got\s+'([^\n]+)'(?=;|$)/;
const PLAIN = /^(?:string|number|boolean|nil|vector|"[^"]*")$/;
const REASONS = /;\s*this is because\b/;

/** Other reports are returned as they are. */
export function atField<T extends LuauReport>(report: T, text: string): T {
  const [head = "", reasons] = report.message.split(REASONS);
  const [, expected, given] = EXPECTED.exec(head) ?? [];
  if (expected === undefined || given === undefined) return report;
  const wrong = reasons === undefined ? null : wrongField(reasons);
  const value = wrong === null ? null : valueOf(wrong, report.span, text);
  if (wrong !== null && value !== null)
    return { ...report, message: message(wrong.field, wrong.expected, wrong.given), span: value };
  // The reasons are about a table that is made elsewhere.
  if (reasons !== undefined && !PLAIN.test(given)) return report;
  const field = fieldBefore(text.slice(0, report.span[0]));
  return { ...report, message: message(field, expected, given) };
}

const message = (field: string | null, expected: string, given: string): string =>
  `Expected ${field === null ? "this" : `the field '${field}'`} to be '${expected}', but got '${given}'`;

/** The name of the field of a table whose value follows. */
function fieldBefore(before: string): string | null {
  const [, start = "", field] = /([{,;])\s*(\w+)\s*=\s*$/.exec(before) ?? [];
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const isAssignment = start !== "{" && !line.includes("{") && /^\s*(?:local\b|\w+\s*,)/.test(line);
  return field === undefined || isAssignment ? null : field;
}

interface Wrong {
  readonly field: string;
  readonly expected: string;
  readonly given: string;
}

interface Reason extends Wrong {
  /** The ordinal of the member in the expected union: `3rd`. */
  readonly member: string;
}

const REASON = /`([^`]+)` is not (?:exactly|a subtype of) `([^`]+)`\s*$/;
const isLiteral = (type: string): boolean => type.startsWith('"');

/** The field that keeps a table from being a member of a union. */
function wrongField(text: string): Wrong | null {
  const reasons = text.split(/\n\s*\* /).flatMap(reasonOf);
  const members = new Set(reasons.map(({ member }) => member));
  for (const member of members) {
    const ofMember = reasons.filter((reason) => reason.member === member);
    // The literals of this member fit, so it is the intended one.
    if (ofMember.every(({ given }) => !isLiteral(given))) return ofMember[0] ?? null;
  }
  const [first] = reasons.filter(({ given }) => isLiteral(given));
  if (first === undefined) return null;
  const same = reasons.filter(({ field, given }) => field === first.field && given === first.given);
  if (same.length < members.size) return null;
  return { ...first, expected: [...new Set(same.map(({ expected }) => expected))].join(" | ") };
}

function reasonOf(line: string): readonly Reason[] {
  const [, field] = /accessing `(\w+)`/.exec(line) ?? [];
  const [, given, expected] = REASON.exec(line.trim()) ?? [];
  const member = [...line.matchAll(/the (\d+\w\w) component of the union/g)].at(-1)?.[1] ?? "";
  return field === undefined || given === undefined || expected === undefined || field === "__index"
    ? []
    : [{ field, given, expected, member }];
}

/** The place of a field's value in a table, or of its name if the value is not the literal. */
function valueOf({ field, given }: Wrong, [start, end]: Span, text: string): Span | null {
  const written = new RegExp(`\\b${field}\\s*=\\s*`).exec(text.slice(start, end));
  if (written === null) return null;
  const name = start + written.index;
  const value = name + written[0].length;
  const literal = given.slice(1, -1);
  return isLiteral(given) && text.slice(value + 1).startsWith(literal)
    ? [value, value + given.length]
    : [name, name + field.length];
}
