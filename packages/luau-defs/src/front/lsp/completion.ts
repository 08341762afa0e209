/** In: a position. Out: its completions: tags, parameters, symbols, types, a whole doc comment. */
import { CompletionItemKind, InsertTextFormat, type CompletionItem } from "vscode-languageserver";
import { DOC_TAGS, type DocTagDefinition } from "../../model/doc-tags";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { declaredTypes } from "../../model/converted-file";
import type { AnyEntry } from "../../model/model";
import { offsetAt } from "../../check/lint/finding";
import type { AtPosition, FileContext } from "./request-context";
import type { AnalysedFile } from "../../read/analyse-file";
import { ENTRY_KINDS } from "./entry-kinds";
import { everyEntry, type Subject } from "./occurrences";
import { isInComment, isInDoc, lineBefore, offsetAt as positionOffset } from "./text-ranges";
import type { Analysis } from "./analysis";

export function completions(
  { analysis, file, support }: FileContext,
  { position }: AtPosition,
): CompletionItem[] {
  const offset = positionOffset(file.source, position);
  const before = lineBefore(file.source, offset);
  if (/^\s*---$/.test(before)) return skeletons(file, offset, support.snippets);
  if (!isInDoc(file.source, offset)) {
    const isType = /(?::|->|[|&<(,?{]|\bextends|\bexport type .*=)\s*[\w.]*$/.test(before);
    return isType && !isInComment(file.source, offset) ? types(analysis, file) : [];
  }
  if (/^\s*(?:---\s*)?@[a-z]*$/.test(before)) return [...DOC_TAGS.values()].map(tagItem);
  if (/@param\s+\w*$/.test(before)) return parameterNames(entryBelow(file, offset)).map(parameterItem);
  if (/@error\s+\w*$/.test(before)) return BUILT_IN.map(builtIn);
  return /\[[\w.:]*$/.test(before) ? analysis.occurrences.subjects.map(symbolItem) : [];
}

const tagItem = ({ name, usage, on }: DocTagDefinition): CompletionItem => ({
  label: `@${name}`,
  kind: CompletionItemKind.Keyword,
  detail: usage,
  documentation: `On: ${on.join(", ")}.`,
  // The `@` has already been typed, and is not part of a word.
  filterText: name,
  insertText: name,
});

const parameterItem = (name: string): CompletionItem => ({
  label: name,
  kind: CompletionItemKind.Variable,
  insertText: `${name} -- `,
});

function parameterNames(entry: AnyEntry | null): readonly string[] {
  if (entry?.kind === "event") return entry.parameters.map(({ name }) => name);
  if (entry?.kind !== "function") return [];
  return [...new Set(entry.signatures.flatMap((signature) => signature.parameters.map(({ name }) => name)))];
}

function entryBelow({ source, converted }: AnalysedFile, offset: number): AnyEntry | null {
  const starts = everyEntry(converted).map((entry) => ({
    entry,
    start: offsetAt(source, entry.location.line, entry.location.column),
  }));
  const below = starts.filter(({ start }) => start > offset).sort((a, b) => a.start - b.start);
  return below[0]?.entry ?? null;
}

/** After the third dash: a doc comment with all parts of the declaration below. */
function skeletons(file: AnalysedFile, offset: number, snippets: boolean): CompletionItem[] {
  const entry = entryBelow(file, offset);
  if (entry === null) return [];
  const indent = /^\s*/.exec(lineBefore(file.source, offset))?.[0] ?? "";
  const returned = entry.kind === "function" ? entry.signatures[0].returns : [];
  const lines = [
    " Summary.",
    ...parameterNames(entry).map((name) => ` @param ${name} -- text`),
    ...returned.map(() => " @return -- text"),
  ].map((line, index) => (snippets ? line.replace(/(?:Summary\.|text)$/, `\${${index + 1}:$&}`) : line));
  return [
    {
      label: `--- ${entry.path}`,
      kind: CompletionItemKind.Snippet,
      detail: "A doc comment",
      insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      insertText: lines.join(`\n${indent}---`),
      filterText: "---",
    },
  ];
}

const symbolItem = (subject: Subject): CompletionItem =>
  subject.kind === "module"
    ? { label: subject.module.name, kind: CompletionItemKind.Module, detail: subject.module.summary }
    : {
        label: subject.entry.path,
        kind: ENTRY_KINDS[subject.entry.kind].completion,
        detail: subject.entry.doc.summary,
      };

const BUILT_IN = [...PRIMITIVE_TYPES, "vector", "true", "false"];

const builtIn = (label: string): CompletionItem => ({ label, kind: CompletionItemKind.Keyword });

function types({ output }: Analysis, file: AnalysedFile): CompletionItem[] {
  const all = output.files.flatMap(({ converted }) => declaredTypes(converted));
  const exported = all.filter((type) => type.exported);
  const names = new Set([...declaredTypes(file.converted), ...exported].map(({ name }) => name));
  return [
    ...[...names].map((label): CompletionItem => ({ label, kind: CompletionItemKind.Class })),
    ...BUILT_IN.map(builtIn),
  ];
}
