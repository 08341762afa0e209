/** In: what Luau reports. Out: the same, with how to repair it, by the names that are known. */
import { didYouMean } from "./nearest-name";
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

/**
 * Makes Luau's reports about a text more exact, and adds suggestions.
 * @param text the text that the spans refer to
 */
export const explainReports = <T extends Report>(
  reports: readonly T[],
  text: string,
  known: KnownNames,
): readonly (T & { readonly suggestion: string | null })[] =>
  refineReports(reports, text).map((report) => ({
    ...report,
    suggestion: suggestionFor(report, text, known),
  }));

const suggestionFor = (report: Report, text: string, known: KnownNames): string | null =>
  methodSuggestion(report, text, known) ??
  literalSuggestion(report, text, known) ??
  nameSuggestion(report, text, known);

const METHOD = /^(.*)\.(\w+)$/s;

function methodSuggestion({ message, span }: Report, text: string, known: KnownNames): string | null {
  const [, object, method = ""] = METHOD.exec(text.slice(...span)) ?? [];
  if (!message.startsWith("Argument count mismatch") || object === undefined) return null;
  const isMethod = known.at(span[1]).some(({ name, wrongIndex }) => name === method && wrongIndex);
  return isMethod ? `Did you mean \`${object}:${method}\`?` : null;
}

const WRONG_LITERAL = /, but got '"((?:[^"\\]|\\.)*)"'/;

function literalSuggestion({ message, span }: Report, text: string, known: KnownNames): string | null {
  const literal = WRONG_LITERAL.exec(message)?.[1];
  if (literal === undefined) return null;
  const at = text.slice(...span).search(/["']/);
  const offered = at === -1 ? [] : known.at(span[0] + at + 1).filter(({ kind }) => kind === "string");
  return didYouMean(
    literal,
    offered.map(({ name }) => name),
  );
}

const UNKNOWN = /^(?:Unknown (global|type)|Key|Property|Type '[^']+' does not have key) '(\w+)'/;

/** Whether what a report suggests depends on names that are not in the code. */
export const isUnknownName = ({ message }: Pick<Report, "message">): boolean => UNKNOWN.test(message);

function nameSuggestion({ message, span }: Report, text: string, known: KnownNames): string | null {
  const [, space, name] = UNKNOWN.exec(message) ?? [];
  const at = name === undefined ? -1 : text.indexOf(name, span[0]);
  if (name === undefined || at === -1 || at >= span[1]) return null;
  const completions = known.at(at + name.length).filter(({ kind }) => kind !== "keyword");
  const names = [...completions.map((completion) => completion.name), ...engineNames(space, known)];
  const isGlobal = space === "global";
  const foreign = (): string | null => foreignSuggestion(text.slice(at), isGlobal, names, known);
  // Who writes `delay()` has not misspelt `deltaTime`.
  return isGlobal ? (foreign() ?? didYouMean(name, names)) : (didYouMean(name, names) ?? foreign());
}

function engineNames(space: string | undefined, { engine }: KnownNames): Iterable<string> {
  const names = space === "global" ? engine?.values : space === "type" ? engine?.types : undefined;
  return names ?? [];
}

const PATH = /^\w+(?:[.:]\w+)*/;

function foreignSuggestion(
  code: string,
  isGlobal: boolean,
  names: readonly string[],
  { elsewhere }: KnownNames,
): string | null {
  const [path = ""] = (isGlobal ? PATH : /^\w+/).exec(code) ?? [];
  const found = elsewhere({ path, isCalled: /^\s*[({"']/.test(code.slice(path.length)) });
  if (found === null) return null;
  // Luau's own functions are in no reference.
  const here = names.includes(found.concept) ? found.concept : found.path;
  return here === null || here === path ? null : `\`${found.name}\` (${found.engine}) is \`${here}\` here.`;
}
