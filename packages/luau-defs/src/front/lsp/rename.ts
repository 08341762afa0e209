/** In: a symbol and its new name. Out: the edits of all files, or the reason why it cannot be renamed. */
import path from "node:path";
import { lastPart, type SourceText, type Span } from "luau-syntax";
import { parseAnchorList } from "../../check/anchors/anchor-list";
import { addressText, makeRoutes } from "../../link/addresses/routes";
import { membersOf } from "../../model/entries";
import type { AnyEntry } from "../../model/model";
import { ANCHOR_LIST } from "../../read/source/read-published-pages";
import { checkNewName, RenameError } from "./new-name";
import type { Subject } from "./occurrences";
import type { Occurrence, Target } from "./occurrence";
import type { Analysis } from "./analysis";

export interface TextEditIn {
  readonly source: SourceText;
  readonly span: Span;
  readonly text: string;
}

export function renamable({ occurrences }: Analysis, occurrence: Occurrence | null): Occurrence {
  const subject = occurrence === null ? null : occurrences.subject(occurrence.target);
  if (occurrence === null || subject === null)
    throw new RenameError("There is no symbol here: place the caret on the name of one.");
  if (subject.kind === "module")
    throw new RenameError("A module is renamed with its file, since its pages have the file's name.");
  return occurrence;
}

/** The last name of a path, which alone is changed. */
export function lastName(source: SourceText, { span: [start, end] }: Occurrence): Span {
  return [end - lastPart(source.text.slice(start, end)).length, end];
}

interface Named {
  readonly of: (target: Target) => readonly Occurrence[];
  readonly sourceOf: (file: string) => SourceText | undefined;
}

export function renameEdits(
  analysis: Analysis,
  { of, sourceOf }: Named,
  { target, newName }: { readonly target: Target; readonly newName: string },
  readText: (file: string) => string | null,
): readonly TextEditIn[] {
  const subject = analysis.occurrences.subject(target);
  if (subject?.kind !== "entry") return [];
  checkNewName(analysis, subject, newName);
  const { name, kind } = subject.entry;
  const old = subject.entry.kind === "event" ? subject.entry.listenerType : name;
  const editAt = (one: Occurrence, offset: number): readonly TextEditIn[] => {
    const source = sourceOf(one.file);
    const start = one.span[0] + offset;
    return source === undefined ? [] : [{ source, span: [start, start + old.length], text: newName }];
  };
  const writtenAt = ({ file, span }: Occurrence): string => sourceOf(file)?.text.slice(...span) ?? "";
  const own = of(target).flatMap((one) => {
    // A link contains a path that ends in the name; an event is linked by its own name, which is unchanged.
    const written = writtenAt(one);
    return written.endsWith(old) ? editAt(one, written.length - old.length) : [];
  });
  const ofMembers = membersIn(subject.entry)
    .flatMap(({ id }) => of(id))
    .flatMap((one) => {
      const written = writtenAt(one);
      const end = written.search(/[.:#][^.:#]*$/);
      const isOwned = one.kind === "link" && end !== -1 && written.slice(0, end).endsWith(old);
      return isOwned ? editAt(one, end - old.length) : [];
    });
  const edits = [...own, ...ofMembers];
  return kind === "event" ? edits : [...edits, ...anchorEdits(analysis, subject, newName, readText)];
}

const membersIn = (entry: AnyEntry): readonly AnyEntry[] =>
  entry.kind === "class" || entry.kind === "enum" ? membersOf(entry) : [];

/** Published addresses are redirected to their successors. */
function anchorEdits(
  { output }: Analysis,
  { entry, file }: Extract<Subject, { kind: "entry" }>,
  newName: string,
  readText: (file: string) => string | null,
): readonly TextEditIn[] {
  const list = path.posix.join(path.posix.dirname(file), ANCHOR_LIST);
  const text = readText(list);
  const page = entry.module;
  if (text === null) return [];
  const { value, source } = parseAnchorList(list, text);
  const old = addressText({ page, anchor: makeRoutes(output.model).anchor(entry.id) });
  const next = `${old.slice(0, old.length - entry.name.length)}${newName}`;
  const moved = (address: string): string | null =>
    address === old || address.startsWith(`${old}.`) ? next + address.slice(old.length) : null;
  const known = new Set(value.map(({ address }) => address));
  const added = new Set<string>();
  const edits = value.flatMap(({ address, span, alias }): readonly TextEditIn[] => {
    const successor = moved(alias?.address ?? address);
    if (successor === null) return [];
    if (alias !== null) return [{ source, span: alias.span, text: successor }];
    if (!known.has(successor)) added.add(successor);
    return [{ source, span, text: `${address} -> ${successor}` }];
  });
  if (added.size === 0) return edits;
  const end: Span = [text.length, text.length];
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return [...edits, { source, span: end, text: `${gap}${[...added].join("\n")}\n` }];
}
