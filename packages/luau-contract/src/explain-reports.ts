/** In: Luau's reports. Out: the same reports with suggestions and fixes, from the names in scope. */
import type { LuauReport } from "./field-reports";
import { habitAdvice } from "./habit-advice";
import { asQuestion, nearestName } from "luau-diagnostics";
import { refineReports } from "./refine-reports";
import { capitalised, type Span } from "luau-syntax";

interface Report extends LuauReport {
  /** `syntax`, `type` or `lint`. */
  readonly kind?: string;
}

export interface KnownNames {
  readonly completionsAt: (offset: number) => readonly KnownName[];
  /** The engine's names that completions lack if only a part of the engine is loaded. */
  readonly engine?: EngineNames;
  /** The parameters of the function that is called before an offset: `seconds: number`. */
  readonly parameters?: (offset: number) => readonly string[];
  /** Whether a module has a function: `Entity.destroy`. */
  readonly isFunction: (path: string) => boolean;
  /** Finds the equivalent of a name of another engine. */
  readonly elsewhere: (code: { readonly path: string; readonly isCalled: boolean }) => NameElsewhere | null;
}

export interface EngineNames {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

interface KnownName {
  readonly name: string;
  readonly kind: string;
  /** `a.method` where `a:method` is meant, or the reverse. */
  readonly wrongIndex: boolean;
}

interface NameElsewhere {
  readonly engine: string;
  readonly name: string;
  readonly concept: string;
  /** The equivalent here, or the nearest name; null without either. */
  readonly path: string | null;
  readonly isEquivalent: boolean;
}

export interface Advice {
  /** A sentence, or null. */
  readonly suggestion: string | null;
  /** The edit that applies the suggestion; null if it requires more than another name. */
  readonly fix: NameFix | null;
}

interface NameFix {
  readonly span: Span;
  readonly name: string;
}

export function explainReports<T extends Report>(
  reports: readonly T[],
  text: string,
  names: KnownNames,
): readonly (T & Advice)[] {
  const explained = refineReports(reports, text).map((report) => {
    const habit = habitAdvice(report, text);
    return { habit, report: { ...report, ...(habit ?? adviceFor(report, text, names)) } };
  });
  const lineOf = ({ span: [start] }: Report): number => text.slice(0, start).split("\n").length;
  const lines = new Set(
    explained.flatMap(({ habit, report }) => (habit && report.kind === "syntax" ? [lineOf(report)] : [])),
  );
  // Errors in the rest of the line, a missing `end` and errors about nil are consequences of the habit.
  const follows = (report: Report): boolean =>
    report.kind === "syntax"
      ? lines.has(lineOf(report)) || (lines.size > 0 && report.message.endsWith("got <eof>"))
      : report.message.endsWith("but got 'nil'") &&
        explained.some(({ habit }) => habit !== null && habit.span[0] === report.span[0]);
  return explained
    .filter(({ habit, report }) => habit !== null || !follows(report))
    .map(({ report }) => report);
}

const adviceFor = (report: Report, text: string, knownNames: KnownNames): Advice =>
  methodAdvice(report, text, knownNames) ??
  argumentAdvice(report, text, knownNames) ??
  literalAdvice(report, text, knownNames) ??
  missingAdvice(report, text) ??
  nilAdvice(report) ??
  moduleAdvice(report, text, knownNames) ??
  nameAdvice(report, text, knownNames) ?? { suggestion: null, fix: null };

const replacement = (span: Span, name: string | null): Advice | null =>
  name === null ? null : { suggestion: asQuestion(name), fix: { span, name } };

const METHOD = /^(.*)\.(\w+)$/s;

function methodAdvice({ message, span }: Report, text: string, knownNames: KnownNames): Advice | null {
  const [, object, method = ""] = METHOD.exec(text.slice(...span)) ?? [];
  if (!message.startsWith("Argument count mismatch") || object === undefined) return null;
  const isMethod = knownNames
    .completionsAt(span[1])
    .some(({ name, wrongIndex }) => name === method && wrongIndex);
  return replacement(span, isMethod ? `${object}:${method}` : null);
}

const TOO_FEW =
  /^Argument count mismatch\. Function expects .* but (?:only (\d+) (?:is|are)|none are) specified/;

function argumentAdvice({ message, span }: Report, text: string, knownNames: KnownNames): Advice | null {
  const tooFew = TOO_FEW.exec(message);
  // A method's first argument is the object before its colon.
  if (tooFew === null || text.slice(...span).includes(":")) return null;
  const bracket = text.indexOf("(", span[1]);
  const missing = knownNames.parameters?.(bracket + 1).slice(Number(tooFew[1] ?? 0)) ?? [];
  if (bracket === -1 || missing.length === 0) return null;
  return { suggestion: `Missing: ${missing.map((one) => `\`${one}\``).join(", ")}.`, fix: null };
}

const WRONG_LITERAL = /to be '(.*)', but got '"((?:[^"\\]|\\.)*)"'/;
const MAX_NAMES = 8;

function literalAdvice({ message, span }: Report, text: string, knownNames: KnownNames): Advice | null {
  const [, expected = "", literal] = WRONG_LITERAL.exec(message) ?? [];
  if (literal === undefined) return null;
  const quote = text.slice(...span).search(/["']/);
  if (quote === -1) return null;
  const offset = span[0] + quote + 1;
  const listed = [...expected.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
  const offered = knownNames.completionsAt(offset).filter(({ kind }) => kind === "string");
  const names = listed.length > 0 ? listed : offered.map(({ name }) => name);
  const begun = names.filter((name) => literal !== "" && name.startsWith(literal));
  const nearest = nearestName(literal, names) ?? (begun.length === 1 ? (begun[0] ?? null) : null);
  const advice = replacement([offset, offset + literal.length], nearest);
  if (advice !== null || names.length === 0 || names.length > MAX_NAMES) return advice;
  return { suggestion: `Write one of ${names.map((name) => `\`"${name}"\``).join(", ")}.`, fix: null };
}

const MISSING = /^Missing in this table of type '[^']+': '(\w+)'$/;

/** A field of the table that is nearly the one that is missing. */
function missingAdvice({ message, span: [start, end] }: Report, text: string): Advice | null {
  const missing = MISSING.exec(message)?.[1];
  // A single letter resembles every other one.
  if (missing === undefined || missing.length === 1) return null;
  const fields = [...text.slice(start, end).matchAll(/\b(\w+)(?=\s*=)/g)];
  const written = nearestName(
    missing,
    fields.map(([name]) => name),
  );
  const offset = start + (fields.find(([name]) => name === written)?.index ?? 0);
  return written === null ? null : replacement([offset, offset + written.length], missing);
}

const NILABLE = /to be '(.+)', but got '\1\?'$/;

const nilAdvice = ({ message }: Report): Advice | null =>
  NILABLE.test(message)
    ? { suggestion: "It could be nil: check it first, with `if value then … end`.", fix: null }
    : null;

const METHOD_OF_TYPE = /^Key '(\w+)' not found in (?:external type|class) '(\w+)'/;

/** A function of a module, called as a method of a value or used as a field: `door:destroy()`, `door.name`. */
function moduleAdvice({ message, span }: Report, text: string, names: KnownNames): Advice | null {
  const [, name = "", type = ""] = METHOD_OF_TYPE.exec(message) ?? [];
  const object = /([\w.]+)[.:]$/.exec(text.slice(0, span[1] - name.length))?.[1];
  if (object === undefined) return null;
  const following = text.slice(span[1]);
  const isSet = /^\s*=(?!=)/.test(following);
  const accessor = `${isSet ? "set" : "get"}${capitalised(name)}`;
  const member = [name, accessor].find((one) => names.isFunction(`${type}.${one}`));
  if (member === undefined) return null;
  const isAlone = member === name ? /^\s*\(\s*\)/.test(following) : !isSet;
  return {
    suggestion: `Write \`${type}.${member}(${object}${isAlone ? "" : ", …"})\`: it is a function of the module.`,
    fix: null,
  };
}

const UNKNOWN = /^(?:Unknown (global|type)|Key|Property|Type '[^']+' does not have key) '(\w+)'/;

export const isUnknownName = ({ message }: Pick<Report, "message">): boolean => UNKNOWN.test(message);

function nameAdvice({ message, span }: Report, text: string, knownNames: KnownNames): Advice | null {
  const [, space, name] = UNKNOWN.exec(message) ?? [];
  const offset = name === undefined ? -1 : text.indexOf(name, span[0]);
  if (name === undefined || offset === -1 || offset >= span[1]) return null;
  const completions = knownNames.completionsAt(offset + name.length).filter(({ kind }) => kind !== "keyword");
  const names = [...completions.map((completion) => completion.name), ...engineNames(space, knownNames)];
  const isGlobal = space === "global";
  const nearest = (): Advice | null => replacement([offset, offset + name.length], nearestName(name, names));
  const foreign = (): Advice | null => foreignAdvice({ text, offset, isGlobal }, names, knownNames);
  // `delay()` resembles `deltaTime`, but is a function of another engine.
  return isGlobal ? (foreign() ?? nearest()) : (nearest() ?? foreign());
}

function engineNames(space: string | undefined, { engine }: KnownNames): Iterable<string> {
  const names = space === "global" ? engine?.values : space === "type" ? engine?.types : undefined;
  return names ?? [];
}

const PATH = /^\w+(?:[.:]\w+)*/;

interface UnknownCode {
  readonly text: string;
  readonly offset: number;
  readonly isGlobal: boolean;
}

function foreignAdvice(
  { text, offset, isGlobal }: UnknownCode,
  names: readonly string[],
  { elsewhere }: KnownNames,
): Advice | null {
  const code = text.slice(offset);
  const [path = ""] = (isGlobal ? PATH : /^\w+/).exec(code) ?? [];
  const isCalled = /^\s*[({"']/.test(code.slice(path.length));
  const foreignName = elsewhere({ path, isCalled });
  if (foreignName === null) return null;
  const { concept, isEquivalent } = foreignName;
  // A reference does not contain Luau's own functions.
  const equivalent = names.includes(concept) ? concept : foreignName.path;
  if (equivalent === path) return null;
  const name = `\`${foreignName.name}\` (${foreignName.engine})`;
  if (equivalent === null)
    return isEquivalent ? { suggestion: `${name} has no equivalent here.`, fix: null } : null;
  const isSure = isEquivalent || equivalent === concept;
  const suggestion = isSure
    ? `${name} is \`${equivalent}\` here.`
    : `${name}: nearest here is \`${equivalent}\`.`;
  // Only a function can replace a function, and the object of a method is unknown.
  const isWhole = isGlobal && isCalled && foreignName.name.replace(/\(\)$/, "") === path;
  const [root = "", member] = equivalent.split(".");
  const isFunction = equivalent === concept || member !== undefined;
  const fits = isSure && isWhole && isFunction && names.includes(root);
  return { suggestion, fix: fits ? { span: [offset, offset + path.length], name: equivalent } : null };
}
