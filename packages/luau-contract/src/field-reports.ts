/** In: a report about a table, with the solver's reasons. Out: a report about the field, at its location. */
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
  const [, expected, actual] = EXPECTED.exec(head) ?? [];
  if (expected === undefined || actual === undefined) return report;
  const mismatch = reasons === undefined ? null : mismatchIn(reasons);
  const value = mismatch === null ? null : valueSpan(mismatch, report.span, text);
  if (mismatch !== null && value !== null)
    return { ...report, message: message(mismatch.field, mismatch.expected, mismatch.actual), span: value };
  // The reasons concern a table that is created elsewhere.
  if (reasons !== undefined && !PLAIN.test(actual)) return report;
  const field = fieldBefore(text.slice(0, report.span[0]));
  return { ...report, message: message(field, expected, actual) };
}

const message = (field: string | null, expected: string, actual: string): string =>
  `Expected ${field === null ? "this" : `the field '${field}'`} to be '${expected}', but got '${actual}'`;

/** The name of the field of a table whose value follows. */
function fieldBefore(before: string): string | null {
  const [, start = "", field] = /([{,;])\s*(\w+)\s*=\s*$/.exec(before) ?? [];
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const isAssignment = start !== "{" && !line.includes("{") && /^\s*(?:local\b|\w+\s*,)/.test(line);
  return field === undefined || isAssignment ? null : field;
}

interface FieldMismatch {
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
}

interface Reason extends FieldMismatch {
  /** The ordinal of the member in the expected union: `3rd`. */
  readonly member: string;
}

const REASON = /`([^`]+)` is not (?:exactly|a subtype of) `([^`]+)`\s*$/;
const isLiteral = (type: string): boolean => type.startsWith('"');

/** The field that keeps a table from being a member of a union. */
function mismatchIn(text: string): FieldMismatch | null {
  const reasons = text.split(/\n\s*\* /).flatMap(reasonOf);
  const members = new Set(reasons.map(({ member }) => member));
  for (const member of members) {
    const ofMember = reasons.filter((reason) => reason.member === member);
    // The literals of this member fit, so it is the intended one.
    if (ofMember.every(({ actual }) => !isLiteral(actual))) return ofMember[0] ?? null;
  }
  const [first] = reasons.filter(({ actual }) => isLiteral(actual));
  if (first === undefined) return null;
  const same = reasons.filter(({ field, actual }) => field === first.field && actual === first.actual);
  if (same.length < members.size) return null;
  return { ...first, expected: [...new Set(same.map(({ expected }) => expected))].join(" | ") };
}

function reasonOf(line: string): readonly Reason[] {
  const [, field] = /accessing `(\w+)`/.exec(line) ?? [];
  const [, actual, expected] = REASON.exec(line.trim()) ?? [];
  const member = [...line.matchAll(/the (\d+\w\w) component of the union/g)].at(-1)?.[1] ?? "";
  return field === undefined || actual === undefined || expected === undefined || field === "__index"
    ? []
    : [{ field, actual, expected, member }];
}

/** The span of a field's value in a table, or of its name if the value is not the literal. */
function valueSpan({ field, actual }: FieldMismatch, [start, end]: Span, text: string): Span | null {
  const written = new RegExp(`\\b${field}\\s*=\\s*`).exec(text.slice(start, end));
  if (written === null) return null;
  const name = start + written.index;
  const value = name + written[0].length;
  const literal = actual.slice(1, -1);
  return isLiteral(actual) && text.slice(value + 1).startsWith(literal)
    ? [value, value + actual.length]
    : [name, name + field.length];
}
