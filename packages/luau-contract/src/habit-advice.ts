/** In: Luau's report. Out: advice, if the error results from the syntax of another language. */
import type { Span } from "luau-syntax";
import type { LuauReport } from "./field-reports";

interface HabitAdvice extends LuauReport {
  readonly suggestion: string;
  /** Null if several edits would be needed. */
  readonly fix: { readonly span: Span; readonly name: string } | null;
}

/** The text, and the parts of the line before and after the report's start. */
interface Context {
  readonly text: string;
  readonly span: Span;
  readonly before: string;
  readonly after: string;
}

/** Null unless the report matches one of `HABITS`. */
export function habitAdvice({ message, span }: LuauReport, text: string): HabitAdvice | null {
  const [start, end] = span;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const context = { text, span, before, after: text.slice(start).split("\n", 1)[0] ?? "" };
  const written = text.slice(start, end);
  for (const { report, advise } of HABITS) {
    const match = report.exec(`${message} ⟨${written}⟩`);
    const advice = match === null ? null : advise(context, match);
    if (advice !== null) return advice;
  }
  return null;
}

interface Habit {
  /** A pattern for a message, followed by the text at its location in brackets. */
  readonly report: RegExp;
  readonly advise: (context: Context, match: RegExpExecArray) => HabitAdvice | null;
}

const replace = (message: string, span: Span, name: string): HabitAdvice => ({
  message,
  suggestion: `Write \`${name.trim()}\`.`,
  span,
  fix: { span, name },
});

const HABITS: readonly Habit[] = [
  { report: /^Incomplete statement: .* ⟨/, advise: statementAdvice },
  {
    report: /^Expected '(?:then|do)' when parsing .*, got '=' /,
    advise: ({ span }) => replace("`=` assigns a value; a condition compares", span, "=="),
  },
  {
    report: /^Expected identifier when parsing expression, got '=' /,
    advise: ({ before, span: [start, end] }) =>
      before.endsWith("==") ? replace("Luau has no `===`", [start - 2, end], "==") : null,
  },
  {
    report: /^Unexpected '([^']+)'; did you mean '([^']+)'\? /,
    advise: ({ span, after }, [, sign = "", word = ""]) =>
      replace(`Luau has no \`${sign}\``, span, /^!\w/.test(after) ? `${word} ` : word),
  },
  { report: /^Expected identifier when parsing expression, got '\[' /, advise: listAdvice },
  {
    report: /^Expected identifier when parsing expression, got '\/\/' /,
    advise: ({ before, span }) =>
      before.trim() === "" ? replace("Comments begin with two hyphens", span, "--") : null,
  },
  {
    report: /^Expected '(then|do)' when parsing .*, got '\{' /,
    advise: ({ span }, [, word = ""]) => braceAdvice(span, `Write \`${word}\`, and`),
  },
  {
    report: /^Expected identifier when parsing expression, got '\{' /,
    advise: ({ before, span }) =>
      /\bfunction\b.*\)\s*$/.test(before) ? braceAdvice(span, "Remove it, and write") : null,
  },
  { report: /^Expected 'end' \(to close 'else' /, advise: elseIfAdvice },
  { report: /^Expected identifier when parsing method name, /, advise: fieldAdvice },
  {
    report: /^Unknown global '(?:null|undefined|None)'/,
    advise: ({ span }) => replace("Luau has no such value", span, "nil"),
  },
  {
    report: /^Operator '\+' could not be applied to operands of types string and \w+;.*⟨([^]*)⟩$/,
    advise: concatenationAdvice,
  },
  {
    report: /^Type 'nil' does not have key '(\w+)'/,
    advise: ({ before, span }, [, member = ""]) => nilAdvice(before, span, member),
  },
  { report: /^Value of type '([^']+)' could be nil ⟨(.*)[.:]\w+⟩$/, advise: maybeNilAdvice },
];

function statementAdvice({ after, span: [start, end] }: Context): HabitAdvice | null {
  const [whole, name, sign] = /^([\w.]+)\s*(\+\+|--)(?=\s*;?\s*$)/.exec(after) ?? [];
  if (whole !== undefined)
    return replace(
      sign === "--" ? "`--` begins a comment" : "Luau has no `++`",
      [start, start + whole.length],
      `${name} ${sign === "--" ? "-" : "+"}= 1`,
    );
  if (!/^(?:var|let)\s+[A-Za-z_]/.test(after)) return null;
  return replace("Variables are declared with `local`", [start, end], "local");
}

/** `[1, 2]`: on one line, with nothing nested. */
function listAdvice({ after, span: [start, end] }: Context): HabitAdvice | null {
  const [whole, inner] = /^\[([^[\]{}"']*|(?:[^[\]{}"']*["'][^"'\\]*["'])*[^[\]{}"']*)\]/.exec(after) ?? [];
  const message = "Lists are written in braces";
  if (whole === undefined || inner === undefined)
    return { message, suggestion: "Write `{` and `}`.", span: [start, end], fix: null };
  const name = inner.trim() === "" ? "{}" : `{ ${inner.trim()} }`;
  return replace(message, [start, start + whole.length], name);
}

const braceAdvice = (span: Span, instruction: string): HabitAdvice => ({
  message: "Blocks have no braces",
  suggestion: `${instruction} \`end\` in place of the closing brace.`,
  span,
  fix: null,
});

/** The last `else if` before the end that is missing. */
function elseIfAdvice({ text }: Context): HabitAdvice | null {
  const last = [...text.matchAll(/\belse[ \t]+if\b/g)].at(-1);
  if (last === undefined) return null;
  const span = [last.index, last.index + last[0].length] as const;
  return replace("`else if` begins another `if`, which has an `end` of its own", span, "elseif");
}

/** `{ a: 1 }` */
function fieldAdvice({ before, span: [start] }: Context): HabitAdvice | null {
  const [whole, name] = /(\w+)\s*:\s*$/.exec(before) ?? [];
  if (whole === undefined || !before.includes("{")) return null;
  return replace("Fields of a table have an equals sign", [start - whole.length, start], `${name} = `);
}

/** The one `+` of an expression. */
function concatenationAdvice(
  { span: [start] }: Context,
  [, written = ""]: RegExpExecArray,
): HabitAdvice | null {
  const message = "`+` adds numbers; `..` joins texts";
  const parts = written.split("+");
  const plus = start + (parts[0] ?? "").length;
  return parts.length === 2 ? replace(message, [plus, plus + 1], "..") : null;
}

function maybeNilAdvice({ span }: Context, [, type = "", name = ""]: RegExpExecArray): HabitAdvice {
  const message =
    type === "nil" ? `\`${name}\` is nil here` : `\`${name}\` could be nil: its type is '${type}'`;
  const suggestion = /^\w+$/.test(name)
    ? `Use it inside \`if ${name} then … end\`.`
    : "Assign it to a variable, and use that inside `if value then … end`.";
  return { message, suggestion, span, fix: null };
}

function nilAdvice(before: string, span: Span, member: string): HabitAdvice | null {
  const name = /([\w.]+)[.:]$/.exec(before)?.[1];
  if (name === undefined) return null;
  const message = `\`${name}\` is nil, so it has no \`${member}\``;
  return { message, suggestion: "Give it a value first.", span, fix: null };
}
