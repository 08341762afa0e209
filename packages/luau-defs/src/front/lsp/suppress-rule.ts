/** In: a finding. Out: the edits that suppress its rule, on its line or in the whole project. */
import { sourceText, type SourceText, type Span } from "luau-syntax";
import { jsonPlaces } from "../../read/source/json-places";
import { suppressionLine } from "../../read/source/suppressions";
import type { LocatedFinding } from "../../check/lint/finding";

export interface SuppressionEdit {
  readonly title: string;
  readonly span: Span;
  readonly text: string;
}

/** Null for errors, which cannot be suppressed: pages would be wrong. */
export function allowOnLine(
  source: SourceText,
  { rule, severity, line }: LocatedFinding,
): SuppressionEdit | null {
  if (severity === "error") return null;
  const start = source.lineStarts[suppressionLine(source, line) - 1];
  if (start === undefined) return null;
  const end = source.text.indexOf("\n", start);
  const written = source.text.slice(start, end === -1 ? source.text.length : end).trimEnd();
  const title = `Allow \`${rule}\` on this line`;
  const known = /--[ \t]*luau-defs:[ \t]*allow\([^)]*(?=\)\s*$)/.exec(written);
  const at = start + written.length - (known === null ? 0 : 1);
  return { title, span: [at, at], text: known === null ? ` -- luau-defs: allow(${rule})` : `, ${rule}` };
}

export function turnOff(config: SourceText, rule: string): SuppressionEdit | null {
  const { text } = config;
  const places = jsonPlaces(text);
  // In invalid JSON, no place is reliable.
  if (places.end < text.length) return null;
  const title = `Turn \`${rule}\` off in ${config.path}`;
  const level = places.keyAt(["rules", rule]);
  if (level !== null) {
    const value = /^\s*:\s*/.exec(text.slice(level[1]))?.[0].length ?? 0;
    const start = level[1] + value;
    const length = /^"[^"]*"/.exec(text.slice(start))?.[0].length;
    return length === undefined ? null : { title, span: [start, start + length], text: '"off"' };
  }
  const rules = places.keyAt(["rules"]);
  const from = rules === null ? 0 : rules[1];
  const brace = text.indexOf("{", from);
  if (brace === -1) return null;
  const item = rules === null ? `"rules": { "${rule}": "off" }` : `"${rule}": "off"`;
  return { title, span: [brace + 1, brace + 1], text: inserted(text.slice(brace + 1), item) };
}

export const newConfig = (path: string): SourceText => sourceText(path, "{}\n");

/** @param rest text after the brace */
function inserted(rest: string, item: string): string {
  if (/^\s*\}/.test(rest)) return rest.startsWith("}") ? ` ${item} ` : item.replace(/^/, " ");
  const indent = /^\r?\n([ \t]*)/.exec(rest)?.[0];
  return `${indent ?? " "}${item},`;
}
