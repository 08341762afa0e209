/** Makes Luau's reports more precise: narrows their spans, and merges reports about one problem. */
import { atField, type LuauReport } from "./field-reports";

export const refineReports = <T extends LuauReport>(reports: readonly T[], text: string): readonly T[] =>
  withoutCopies(
    mergeOverloads(reports, text).map((report) =>
      withoutSuggestion(
        narrowToName(atField({ ...report, message: aboutField(report.message) }, text), text),
      ),
    ),
  );

/** Luau suggests a name only if its letters' case differs. `explainReports` does so, too. */
const withoutSuggestion = <T extends LuauReport>(report: T): T => ({
  ...report,
  message: report.message.replace(/\.? {2}Did you mean '\w+'\?$/, ""),
});

const MEMBER = /^(?:Key|Property|Type '[^']+' does not have key) '(\w+)'/;

/** Luau reports an unknown member at the whole expression, which may begin on an earlier line. */
function narrowToName<T extends LuauReport>(report: T, text: string): T {
  const [start, end] = report.span;
  const name = MEMBER.exec(report.message)?.[1];
  if (name === undefined || !text.slice(start, end).endsWith(name)) return report;
  return { ...report, span: [end - name.length, end] };
}

/** In the new type solver, then in the old one. */
const AVAILABLE = /^(?:Available overloads|Other overloads are also not viable): /;

/** Luau lists the overloads of a call in a report of their own, after that of the problem. */
function mergeOverloads<T extends LuauReport>(reports: readonly T[], text: string): readonly T[] {
  return reports.flatMap((report, index) => {
    const next = reports[index + 1];
    if (next !== undefined && isOfCall(report, next)) return [asOneReport(report, next, text)];
    const before = reports[index - 1];
    return before !== undefined && isOfCall(before, report) ? [] : [report];
  });
}

/** The new solver reports both at the call, the old one the problem at an argument of the function. */
const isOfCall = ({ span: [start, end] }: LuauReport, { message, span }: LuauReport): boolean =>
  AVAILABLE.test(message) && (start > span[1] || (start === span[0] && end === span[1]));

const LITERAL = /"(?:[^"\\\n]|\\.)*"/g;
/** A call up to the first literal among its arguments. */
const TO_LITERAL = /^([^("'{]*\(\s*(?:[\w.]+\s*,\s*)*)("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/;

/** A literal that no overload accepts, such as the name of an event, is the problem. */
function asOneReport<T extends LuauReport>(problem: T, overloads: LuauReport, text: string): T {
  const [expected = ""] = problem.message.split(", but got ");
  const accepted = [...`${expected} ${overloads.message}`.matchAll(LITERAL)].map(([literal]) => literal);
  const call = overloads.span[0];
  const [, before = "", written = ""] = TO_LITERAL.exec(text.slice(call)) ?? [];
  const literal = `"${written.slice(1, -1)}"`;
  if (written === "" || accepted.length === 0 || accepted.includes(literal)) {
    const list = overloads.message.replace(AVAILABLE, "");
    const meant = list
      .split(/; (?:and )?/)
      .filter((overload) => written !== "" && overload.includes(literal));
    const message =
      meant.length === 1
        ? `The arguments do not fit the overload for ${literal}: ${meant.join("")}`
        : `None of the overloads accepts these arguments: ${list}`;
    return { ...problem, message, span: overloads.span };
  }
  const start = call + before.length;
  const message = `Expected this to be '${[...new Set(accepted)].join(" | ")}', but got '${literal}'`;
  return { ...problem, message, span: [start, start + written.length] };
}

/** An operand of the wrong type is reported again for each expression around it. */
const withoutCopies = <T extends LuauReport>(reports: readonly T[]): readonly T[] =>
  reports.filter(
    ({ message, span }, index) =>
      reports.findIndex((other) => other.message === message && other.span[0] === span[0]) === index,
  );

const PROPERTY = /Property '(\w+)' is not compatible\.\s*/g;
const EXPECTED = /^Expected this to be (?:exactly )?'([^\n]+)', but got '([^\n]+)'/;
const FIELDS =
  /Table type '.*' not compatible with type '(.*)' because the former (is missing|has extra) fields? (.+)$/;

/** Other messages are returned as they are. */
function aboutField(message: string): string {
  const properties = [...message.matchAll(PROPERTY)];
  const path = properties.map(([, name]) => `${name}.`).join("");
  const [, type = "", verb, names = ""] = FIELDS.exec(message) ?? [];
  // The message for any other unknown key.
  if (verb === "has extra")
    return `Key ${names} not found in type '${type}'${path && ` of the field '${path.slice(0, -1)}'`}`;
  if (verb !== undefined) return `Missing in this table of type '${type}': ${withPath(names, path)}`;
  const last = properties.at(-1);
  if (last === undefined) return message;
  const [, expected, given] = EXPECTED.exec(message.slice(last.index + last[0].length)) ?? [];
  if (expected === undefined) return message;
  return `Expected the field '${path.slice(0, -1)}' to be '${expected}', but got '${given}'`;
}

const withPath = (names: string, path: string): string => names.replaceAll(/'(\w+)'/g, `'${path}$1'`);
