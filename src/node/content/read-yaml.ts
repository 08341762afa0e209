import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
} from "yaml";
import { z } from "zod";
import { error } from "../diagnostics/problem";
import { type Diagnostic, diagnosticIn, didYouMean } from "luau-diagnostics";
import { capitalised, rangeAt, sourceText, type Span, type TextRange } from "luau-syntax";

export const nonEmptyText = z.string().trim().min(1, "it is empty; some text is expected.");

export const segment = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "only lower-case letters, digits and single hyphens may stand in an address.",
  );

/** Validated YAML with the location of each value, or the problems in it. */
export interface YamlReading<T> {
  readonly value: T | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The range of the value at a path, or of its nearest existing ancestor. */
  readonly rangeOf: (path: readonly PropertyKey[]) => TextRange;
}

interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Number of lines before the text: front matter starts on the second line. */
  readonly linesBefore: number;
  readonly rule: string;
}

export function readYaml<T>(source: YamlSource, schema: z.ZodType<T>): YamlReading<T> {
  const json = formattedJson(source.text);
  const plain = json === undefined ? null : schema.safeParse(json);
  if (plain?.success !== true) return readDocument(source, schema);
  const rangeOf: YamlReading<T>["rangeOf"] = (path) => readDocument(source, schema).rangeOf(path);
  return { value: plain.data, diagnostics: [], rangeOf };
}

/** The value of JSON with the usual indentation, which is parsed much faster. No key can occur in it twice. */
function formattedJson(text: string): unknown {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return `${JSON.stringify(value, null, 2)}\n` === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function readDocument<T>(source: YamlSource, schema: z.ZodType<T>): YamlReading<T> {
  const { rule } = source;
  const document = parseDocument(source.text, { uniqueKeys: true });
  const yaml = sourceText(source.file, source.text);
  const rangeOfSpan = (span: Span): TextRange => below(rangeAt(yaml, span), source.linesBefore);
  const rangeOf = (path: readonly PropertyKey[]): TextRange => rangeOfSpan(spanOf(document, path));
  const diagnose = (span: Span, message: string, suggestion: string | null = null): Diagnostic =>
    diagnosticIn(source.file, rangeOfSpan(span), error(rule, message, suggestion));
  const broken = syntaxErrors(document, source.text);
  if (broken.length > 0) return { value: null, diagnostics: broken.map((one) => diagnose(...one)), rangeOf };
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data, diagnostics: [], rangeOf };
  const diagnostics = result.error.issues.flatMap((issue) =>
    explain(issue, schema).map(({ path, ofKey, message, suggestion }) => {
      const span = ofKey ? keySpan(document, path) : spanOf(document, path);
      const isText = issue.code === "invalid_type" && issue.expected === "string" && !isMissing(issue);
      return diagnose(span, message, isText ? quoted(lineAt(source.text, span[0])) : suggestion);
    }),
  );
  return { value: null, diagnostics, rangeOf };
}

const below = (range: TextRange, lines: number): TextRange => ({
  ...range,
  line: range.line + lines,
  endLine: range.endLine + lines,
});

type SyntaxError = readonly [span: Span, message: string, suggestion: string | null];

/** The parser's errors, and aliases, at which `toJS` may throw. */
function syntaxErrors(document: Document.Parsed, text: string): readonly SyntaxError[] {
  const errors = [...document.errors, ...document.warnings].map((error): SyntaxError => {
    const span = error.pos[0] < text.trimEnd().length ? error.pos : unclosedSpan(document, error.pos);
    return [span, sentence(error.message), adviceOn(error.code, lineAt(text, span[0]))];
  });
  // One problem in a value confuses the parser for the rest of its line.
  const byLine = new Map(errors.toReversed().map((error) => [lineAt(text, error[0][0]), error]));
  if (byLine.size > 0) return [...byLine.values()];
  visit(document, {
    Alias: (_key, { source, range }) => {
      const [start, end] = range ?? [0, 0];
      const message = `\`*${source}\` is an alias of YAML, and none are allowed here.`;
      errors.push([[start, end], message, quoted(lineAt(text, start))]);
    },
  });
  return errors;
}

/** Quotes and brackets that are not closed are noticed at the end of the text. */
function unclosedSpan(document: Document, end: Span): Span {
  let span = end;
  visit(document, {
    Node: (_key, node) => {
      const isEnclosed = isScalar(node) ? node.type?.startsWith("QUOTE_") : isCollection(node) && node.flow;
      if (isEnclosed === true && node.range) span = [node.range[0], node.range[0] + 1];
    },
  });
  return span;
}

function adviceOn(code: ErrorCode, line: string): string | null {
  if (code === "DUPLICATE_KEY") return "Delete one of them.";
  return code === "TAB_AS_INDENT" ? "Indent with spaces." : quoted(line);
}

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).split(/\r?\n/)[0] ?? "";

/** Advises quotes for the value in a line, if it has none. */
function quoted(line: string): string | null {
  const [, key, value = ""] = /^\s*(?:- +)?([\w-]+:)\s+([^"|>\s].*?)\s*$/.exec(line) ?? [];
  return key === undefined ? null : `Write the value in quotes: \`${key} ${JSON.stringify(value)}\`.`;
}

const sentence = (message: string): string =>
  `${(message.split("\n")[0] ?? message).replace(/(?: at line \d+.*|:)$/, "").replace('"quote', "quote")}.`;

/** The span of the value at a path; of the key if the value is null; of the parent if it is missing. */
function spanOf(document: Document, path: readonly PropertyKey[]): Span {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range && !(isScalar(node) && node.value === null))
      return [node.range[0], node.range[1]];
    const key = ownKeySpan(document, path.slice(0, length));
    if (key !== null) return key;
  }
  const start = document.contents?.range?.[0] ?? 0;
  return [start, start];
}

const keySpan = (document: Document, path: readonly PropertyKey[]): Span =>
  ownKeySpan(document, path) ?? spanOf(document, path);

function ownKeySpan(document: Document, path: readonly PropertyKey[]): Span | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  return pair !== undefined && isNode(pair.key) && pair.key.range
    ? [pair.key.range[0], pair.key.range[1]]
    : null;
}

function explain(issue: z.core.$ZodIssue, schema: z.ZodType) {
  const field = issue.path.length === 0 ? "this text" : `\`${issue.path.join(".")}\``;
  if (issue.code === "unrecognized_keys") {
    const keys = knownKeys(schema, issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      ofKey: true,
      message: `There is no field \`${key}\`.`,
      suggestion: didYouMean(key, keys) ?? `The fields: ${keys.join(", ")}.`,
    }));
  }
  const { path } = issue;
  if (issue.code === "invalid_type") {
    const problem = isMissing(issue) ? "is missing" : `should be ${article(issue.expected)}`;
    return [{ path, ofKey: false, message: `${capitalised(field)} ${problem}.`, suggestion: null }];
  }
  if (issue.code === "invalid_key") {
    const message = `${field}: ${issue.issues[0]?.message ?? issue.message}`;
    return [{ path, ofKey: true, message, suggestion: null }];
  }
  return [{ path, ofKey: false, message: `${capitalised(field)}: ${issue.message}`, suggestion: null }];
}

const isMissing = ({ message }: z.core.$ZodIssue): boolean => / received (?:undefined|null)$/.test(message);

/** The keys that the schema allows at a path, including those of members of records and lists. */
function knownKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if ("shape" in schema && typeof schema.shape === "object" && schema.shape !== null)
    return Object.keys(schema.shape);
  if ("valueType" in schema && path.length > 0) return knownKeys(schema.valueType, path.slice(1));
  return [];
}

const article = (type: string): string => {
  if (type === "object" || type === "record") return "fields, such as `title: Text`";
  const word = type === "array" ? "list" : type === "string" ? "text" : type;
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
};
