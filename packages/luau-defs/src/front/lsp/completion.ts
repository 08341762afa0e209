/** In: a position. Out: its completions: tags, parameters, symbols, types, a whole doc comment. */
import { CompletionItemKind, InsertTextFormat, type CompletionItem } from "vscode-languageserver";
import { DOC_TAGS } from "../../model/doc-tags";
import type { AnyEntry } from "../../model/model";
import { offsetAt } from "../../check/lint/finding";
import type { AtPosition, FileContext } from "./request-context";
import type { AnalysedFile } from "../../read/analyse-file";
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
  if (isInDoc(file.source, offset)) return inDoc(analysis, file, offset, before);
  if (isInComment(file.source, offset)) return [];
  return /(?::|->|[|&<(,?{]|\bextends|\bexport type .*=)\s*[\w.]*$/.test(before) ? types(analysis, file) : [];
}

function inDoc(
  { occurrences }: Analysis,
  file: AnalysedFile,
  offset: number,
  before: string,
): CompletionItem[] {
  if (/^\s*(?:---\s*)?@[a-z]*$/.test(before)) return tags();
  if (/@param\s+\w*$/.test(before)) return parameters(entryBelow(file, offset));
  if (/@(?:error)\s+\w*$/.test(before)) return BUILT_IN.map(builtIn);
  return /\[[\w.:]*$/.test(before) ? occurrences.subjects.map(symbolItem) : [];
}

const tags = (): CompletionItem[] =>
  [...DOC_TAGS.values()].map(({ name, usage, on }) => ({
    label: `@${name}`,
    kind: CompletionItemKind.Keyword,
    detail: usage,
    documentation: `On: ${on.join(", ")}.`,
    // The `@` has already been typed, and is not part of a word.
    filterText: name,
    insertText: name,
  }));

const parameters = (entry: AnyEntry | null): CompletionItem[] =>
  parameterNames(entry).map((name) => ({
    label: name,
    kind: CompletionItemKind.Variable,
    insertText: `${name} -- `,
  }));

function parameterNames(entry: AnyEntry | null): readonly string[] {
  if (entry?.kind === "event") return entry.parameters.map(({ name }) => name);
  if (entry?.kind !== "function") return [];
  return [...new Set(entry.signatures.flatMap((signature) => signature.parameters.map(({ name }) => name)))];
}

function entryBelow({ source, converted }: AnalysedFile, offset: number): AnyEntry | null {
  const starts = everyEntry(converted).map((entry) => ({
    entry,
    at: offsetAt(source, entry.location.line, entry.location.column),
  }));
  return starts.filter(({ at }) => at > offset).sort((a, b) => a.at - b.at)[0]?.entry ?? null;
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
    : { label: subject.entry.path, kind: ITEM_KINDS[subject.entry.kind], detail: subject.entry.doc.summary };

const ITEM_KINDS: Readonly<Record<AnyEntry["kind"], CompletionItemKind>> = {
  function: CompletionItemKind.Function,
  constant: CompletionItemKind.Constant,
  class: CompletionItemKind.Class,
  enum: CompletionItemKind.Enum,
  event: CompletionItemKind.Event,
  type: CompletionItemKind.Interface,
  property: CompletionItemKind.Property,
  enumValue: CompletionItemKind.EnumMember,
};

const BUILT_IN = [
  ...["any", "boolean", "buffer", "never", "nil", "number", "string", "thread", "unknown", "vector"],
  ...["true", "false"],
];

const builtIn = (label: string): CompletionItem => ({ label, kind: CompletionItemKind.Keyword });

function types({ output }: Analysis, file: AnalysedFile): CompletionItem[] {
  const exported = output.files.flatMap(({ converted }) =>
    converted.declarations.filter(({ space, exported }) => space === "type" && exported),
  );
  const own = file.converted.declarations.filter(({ space }) => space === "type");
  const names = new Set([...own, ...exported].map(({ name }) => name));
  return [
    ...[...names].map((label): CompletionItem => ({ label, kind: CompletionItemKind.Class })),
    ...BUILT_IN.map(builtIn),
  ];
}
