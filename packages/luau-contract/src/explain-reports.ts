/** In: what Luau reports. Out: the same, with how to repair it, by the names that are known. */
import { asQuestion, nearestName } from "./nearest-name";
import { refineReports } from "./refine-reports";
import type { Span } from "./source-text";

interface Report {
  readonly message: string;
  readonly span: Span;
}

export interface KnownNames {
  /** What can stand at an offset of the text: completions. */
  readonly at: (offset: number) => readonly KnownName[];
  /** Names of the engine's that completions lack, where only a part of it is loaded. */
  readonly engine?: EngineNames;
  /** What a name of another engine is called here. */
  readonly elsewhere: (code: { readonly path: string; readonly isCalled: boolean }) => NameElsewhere | null;
}

export interface EngineNames {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

/** A completion. */
interface KnownName {
  readonly name: string;
  readonly kind: string;
  /** `a.method` where `a:method` is meant, or the reverse. */
  readonly wrongIndex: boolean;
}

/** A name of another engine. */
interface NameElsewhere {
  readonly engine: string;
  readonly name: string;
  /** What it does. */
  readonly concept: string;
  /** Its counterpart; null if there is none. */
  readonly path: string | null;
}

/** How to repair a mistake. */
export interface Advice {
  /** A sentence; null if nothing is known. */
  readonly suggestion: string | null;
  /** What applies it to the text; null if a name alone does not. */
  readonly fix: NameFix | null;
}

export interface NameFix {
  readonly span: Span;
  readonly name: string;
}

/**
 * Makes Luau's reports about a text more exact, and adds suggestions.
 * @param text the text that the spans refer to
 */
export const explainReports = <T extends Report>(
  reports: readonly T[],
  text: string,
  known: KnownNames,
): readonly (T & Advice)[] =>
  refineReports(reports, text).map((report) => ({ ...report, ...adviceFor(report, text, known) }));

const adviceFor = (report: Report, text: string, known: KnownNames): Advice =>
  methodAdvice(report, text, known) ??
  literalAdvice(report, text, known) ??
  nameAdvice(report, text, known) ?? { suggestion: null, fix: null };

const replacement = (span: Span, name: string | null): Advice | null =>
  name === null ? null : { suggestion: asQuestion(name), fix: { span, name } };

const METHOD = /^(.*)\.(\w+)$/s;

function methodAdvice({ message, span }: Report, text: string, known: KnownNames): Advice | null {
  const [, object, method = ""] = METHOD.exec(text.slice(...span)) ?? [];
  if (!message.startsWith("Argument count mismatch") || object === undefined) return null;
  const isMethod = known.at(span[1]).some(({ name, wrongIndex }) => name === method && wrongIndex);
  return replacement(span, isMethod ? `${object}:${method}` : null);
}

const WRONG_LITERAL = /, but got '"((?:[^"\\]|\\.)*)"'/;

function literalAdvice({ message, span }: Report, text: string, known: KnownNames): Advice | null {
  const literal = WRONG_LITERAL.exec(message)?.[1];
  if (literal === undefined) return null;
  const quote = text.slice(...span).search(/["']/);
  if (quote === -1) return null;
  const at = span[0] + quote + 1;
  const offered = known.at(at).filter(({ kind }) => kind === "string");
  const names = offered.map(({ name }) => name);
  return replacement([at, at + literal.length], nearestName(literal, names));
}

const UNKNOWN = /^(?:Unknown (global|type)|Key|Property|Type '[^']+' does not have key) '(\w+)'/;

/** Whether what a report suggests depends on names that are not in the code. */
export const isUnknownName = ({ message }: Pick<Report, "message">): boolean => UNKNOWN.test(message);

function nameAdvice({ message, span }: Report, text: string, known: KnownNames): Advice | null {
  const [, space, name] = UNKNOWN.exec(message) ?? [];
  const at = name === undefined ? -1 : text.indexOf(name, span[0]);
  if (name === undefined || at === -1 || at >= span[1]) return null;
  const completions = known.at(at + name.length).filter(({ kind }) => kind !== "keyword");
  const names = [...completions.map((completion) => completion.name), ...engineNames(space, known)];
  const isGlobal = space === "global";
  const near = (): Advice | null => replacement([at, at + name.length], nearestName(name, names));
  const foreign = (): Advice | null => foreignAdvice({ text, at, isGlobal }, names, known);
  // Who writes `delay()` has not misspelt `deltaTime`.
  return isGlobal ? (foreign() ?? near()) : (near() ?? foreign());
}

function engineNames(space: string | undefined, { engine }: KnownNames): Iterable<string> {
  const names = space === "global" ? engine?.values : space === "type" ? engine?.types : undefined;
  return names ?? [];
}

const PATH = /^\w+(?:[.:]\w+)*/;

interface UnknownCode {
  readonly text: string;
  readonly at: number;
  readonly isGlobal: boolean;
}

function foreignAdvice(
  { text, at, isGlobal }: UnknownCode,
  names: readonly string[],
  { elsewhere }: KnownNames,
): Advice | null {
  const code = text.slice(at);
  const [path = ""] = (isGlobal ? PATH : /^\w+/).exec(code) ?? [];
  const isCalled = /^\s*[({"']/.test(code.slice(path.length));
  const found = elsewhere({ path, isCalled });
  if (found === null) return null;
  // Luau's own functions are in no reference.
  const here = names.includes(found.concept) ? found.concept : found.path;
  if (here === null || here === path) return null;
  const suggestion = `\`${found.name}\` (${found.engine}) is \`${here}\` here.`;
  // Functions take the place of functions; of a method, the object is not known.
  const isWhole = isGlobal && isCalled && found.name.replace(/\(\)$/, "") === path;
  const [root = "", member] = here.split(".");
  const isFunction = here === found.concept || member !== undefined;
  const fits = isWhole && isFunction && names.includes(root);
  return { suggestion, fix: fits ? { span: [at, at + path.length], name: here } : null };
}
