import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { z } from "zod";
import { closest } from "../../lib/closest";
import { didYouMean } from "./content-diagnostics";
import type { ContentDiagnostic, Place } from "./content-diagnostics";

/** Data that an author wrote, checked, with the place of each value; or what is wrong with it. */
export interface YamlReading<T> {
  readonly value: T | null;
  readonly diagnostics: readonly ContentDiagnostic[];
  /** Where the value at a path stands; the nearest one above it that exists. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Lines of the file before the text: front matter begins on the second line. */
  readonly linesBefore: number;
  readonly rule: string;
}

/** Reads YAML and checks it against a schema: every mistake at once, each with its place. */
export function readYaml<T>(source: YamlSource, schema: z.ZodType<T>): YamlReading<T> {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, uniqueKeys: true });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + source.linesBefore, column: Math.max(col, 1) };
  };
  const placeOf = (path: readonly PropertyKey[]): Place => placeAt(offsetOf(document, path));
  const diagnose = (place: Place, message: string, suggestion: string | null): ContentDiagnostic =>
    ({ file: source.file, ...place, severity: "error", rule: source.rule, message, suggestion });
  if (document.errors.length > 0) {
    const broken = document.errors.map((error) => diagnose(placeAt(error.pos[0]), firstLine(error.message), null));
    return { value: null, diagnostics: broken, placeOf };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data, diagnostics: [], placeOf };
  const diagnostics = result.error.issues.flatMap((issue) =>
    explain(issue, schema).map(({ path, message, suggestion }) => diagnose(placeOf(path), message, suggestion)));
  return { value: null, diagnostics, placeOf };
}

const firstLine = (text: string): string => `${(text.split("\n")[0] ?? text).replace(/ at line \d+.*$/, "")}.`;

/** The offset of the value at a path; of the key where the value is null or unwanted; of what holds it where it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range && !(isScalar(node) && node.value === null)) return node.range[0];
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1]) : undefined;
    if (pair !== undefined && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

interface Explanation {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly suggestion: string | null;
}

/** zod's issue in an author's words. */
function explain(issue: z.core.$ZodIssue, schema: z.ZodType): Explanation[] {
  const field = issue.path.length === 0 ? "the file" : `\`${issue.path.join(".")}\``;
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema);
    return issue.keys.map((key) => ({
      path: [...issue.path, key], message: `There is no field \`${key}\`.`, suggestion: didYouMean(closest(key, known)) ?? `The fields: ${known.join(", ")}.`,
    }));
  }
  if (issue.code === "invalid_type") {
    const missing = issue.input === undefined || / received undefined$/.test(issue.message);
    return [{ path: issue.path, message: missing ? `${capital(field)} is missing.` : `${capital(field)} should be ${article(issue.expected)}.`, suggestion: null }];
  }
  return [{ path: issue.path, message: `${capital(field)}: ${issue.message}`, suggestion: null }];
}

/** The fields of an object's schema; of records and lists no field has a fixed name. */
function knownKeys(schema: z.ZodType): string[] {
  return "shape" in schema && typeof schema.shape === "object" && schema.shape !== null ? Object.keys(schema.shape) : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (type: string): string => `${/^[aeiou]/.test(type) ? "an" : "a"} ${type === "array" ? "list" : type === "string" ? "text" : type}`;
