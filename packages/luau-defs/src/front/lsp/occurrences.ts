/** In: analysed files with linked names. Out: every declaration, reference and link of a symbol. */
import { groupBy, type SourceText, type Span, type TypeReference, visitReferences } from "luau-syntax";
import { declaredModules, modulesOf, type ConvertedFile } from "../../model/converted-file";
import { entriesWithMembers, typesOf } from "../../model/entries";
import type { AnyEntry, Module } from "../../model/model";
import { visitLinks } from "../../model/visit-links";
import { indexSymbols } from "../../link/resolve/symbol-index";
import type { AnalysedFile } from "../../read/analyse-file";
import { offsetAt } from "../../check/lint/finding";
import { definitionDocument } from "../../engine/samples/documents";
import { luauSamples, namesInSample } from "./sample-names";
import type { Occurrence, Target } from "./occurrence";

export type Subject =
  | { readonly kind: "entry"; readonly entry: AnyEntry; readonly module: Module; readonly file: string }
  | { readonly kind: "module"; readonly module: Module; readonly file: string };

export interface Occurrences {
  readonly ofTarget: (target: Target) => readonly Occurrence[];
  readonly definitionOf: (target: Target) => Occurrence | undefined;
  readonly inFile: (file: string) => readonly Occurrence[];
  readonly subject: (target: Target) => Subject | null;
  readonly subjects: readonly Subject[];
}

export function findOccurrences(files: readonly AnalysedFile[]): Occurrences {
  // Most of the largest files are generated, and have no samples.
  const hasSamples = files.some(({ source }) => source.text.includes(SAMPLE));
  const paths = hasSamples
    ? indexSymbols(files.map(({ converted }) => converted)).paths()
    : new Map<string, Target>();
  const byFile = new Map(files.map((file) => [file.source.path, occurrencesIn(file, paths)]));
  const byTarget = groupBy([...byFile.values()].flat(), ({ target }) => target);
  const subjects = files.flatMap(subjectsIn);
  const byId = new Map<Target, Subject>(subjects.map((subject) => [targetOf(subject), subject]));
  return {
    ofTarget: (target) => byTarget.get(target) ?? [],
    definitionOf: (target) => byTarget.get(target)?.find(({ kind }) => kind === "definition"),
    inFile: (file) => byFile.get(file) ?? [],
    subject: (target) => byId.get(target) ?? null,
    subjects,
  };
}

export const targetOf = (subject: Subject): Target =>
  subject.kind === "entry" ? subject.entry.id : subject.module.id;

function subjectsIn({ source, converted }: AnalysedFile): readonly Subject[] {
  const file = source.path;
  return modulesOf(converted).flatMap((module): readonly Subject[] => [
    ...(isDeclared(converted, module) ? [{ kind: "module", module, file } as const] : []),
    ...entriesWithMembers(module).map((entry): Subject => ({ kind: "entry", entry, module, file })),
  ]);
}

const isDeclared = (converted: ConvertedFile, module: Module): boolean =>
  declaredModules(converted).includes(module);

/** The entries of all modules of a file, owners before their members. */
export const everyEntry = (
  converted: Pick<ConvertedFile, "module" | "namespaces" | "extensionMembers">,
): readonly AnyEntry[] => modulesOf(converted).flatMap(entriesWithMembers);

const SAMPLE = "```lua";

function occurrencesIn(file: AnalysedFile, paths: ReadonlyMap<string, Target>): readonly Occurrence[] {
  const { source, converted } = file;
  const occurrences: Occurrence[] = [];
  const add = (span: Span, target: Target | null, kind: Occurrence["kind"]): void => {
    // Luau's primitive types have no declaration.
    if (target !== null && span[1] > span[0]) occurrences.push({ file: source.path, span, target, kind });
  };
  const addType = ({ target, span }: TypeReference): void =>
    add(span, target.kind === "symbol" ? target.id : null, "reference");
  for (const module of modulesOf(converted)) {
    const definition = isDeclared(converted, module) ? moduleSpan(file, module) : null;
    if (definition !== null) add(definition, module.id, "definition");
    const entries = entriesWithMembers(module);
    // Definitions come first, so that they precede references that start at the same offset.
    for (const entry of entries) add(nameSpan(source, entry), entry.id, "definition");
    for (const type of entries.flatMap(typesOf)) visitReferences(type, addType);
    visitLinks(module, ({ span, target }) => add(span, target, "link"));
  }
  for (const { type } of converted.locals) visitReferences(type, addType);
  const parents = new Map(
    converted.module.classes.flatMap(({ id, parent }) =>
      parent === null ? [] : [[id, parent.target] as const],
    ),
  );
  for (const { child, span } of converted.parents) add(span, parents.get(child) ?? null, "reference");
  for (const { span, target } of samplesIn(file, paths)) add(span, target, "link");
  return withoutRepeated(occurrences.sort((a, b) => a.span[0] - b.span[0]));
}

const withoutRepeated = (sorted: readonly Occurrence[]): readonly Occurrence[] =>
  sorted.filter(({ span: [start], target }, index) => {
    for (let before = index - 1; sorted[before]?.span[0] === start; before -= 1)
      if (sorted[before]?.target === target) return false;
    return true;
  });

function samplesIn(
  { source, tree }: AnalysedFile,
  paths: ReadonlyMap<string, Target>,
): readonly Occurrence[] {
  if (!source.text.includes(SAMPLE)) return [];
  const samples = luauSamples(definitionDocument(source, tree));
  return samples.flatMap((lines) => namesInSample(source.path, lines, paths));
}

/** The name in an entry's declaration; an event is declared by the type of its listener. */
function nameSpan(source: SourceText, entry: AnyEntry): Span {
  const name = entry.kind === "event" ? entry.listenerType : entry.name;
  const { line, column, endLine, endColumn } = entry.location;
  const start = offsetAt(source, line, column);
  return wordIn(source.text, name, [start, offsetAt(source, endLine, endColumn)]) ?? [start, start];
}

function moduleSpan({ source, converted }: AnalysedFile, { table }: Module): Span | null {
  const [first, ...rest] = table?.split(".") ?? [];
  const declared = converted.declarations.find(
    ({ namespace, name }) => namespace === "value" && name === first,
  );
  if (declared === undefined) return null;
  return wordIn(source.text, rest.at(-1) ?? declared.name, [declared.span[0], source.text.length]);
}

function wordIn(text: string, name: string, [start, end]: Span): Span | null {
  for (let index = text.indexOf(name, start); index !== -1 && index + name.length <= end; ) {
    const around = `${text[index - 1] ?? ""} ${text[index + name.length] ?? ""}`;
    if (!/[\p{L}\p{N}_]/u.test(around)) return [index, index + name.length];
    index = text.indexOf(name, index + 1);
  }
  return null;
}
