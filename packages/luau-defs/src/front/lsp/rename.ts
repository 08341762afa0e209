/** In: a symbol and its new name. Out: the edits of all files, or the reason why it cannot be renamed. */
import path from "node:path";
import { lastPart, type SourceText, type Span } from "luau-syntax";
import type { CancellationToken, Range, TextEdit, WorkspaceEdit } from "vscode-languageserver";
import { parseAnchorList } from "../../check/anchors/anchor-list";
import { addressText, makeRoutes } from "../../link/addresses/routes";
import { membersOf } from "../../model/entries";
import { readOptionalFile } from "../../read/source/optional-files";
import { ANCHOR_LIST } from "../../read/source/read-published-pages";
import { withLineEndingsOf } from "../../read/syntax/line-endings";
import type { Analysis } from "./analysis";
import { checkNewName, RenameError, type EntrySubject } from "./new-name";
import type { Occurrence } from "./occurrence";
import { occurrencesOf, type FindOccurrences } from "./references";
import { sourceOf, type AtPosition, type DocumentContext, type RequestContext } from "./request-context";
import { spanRange } from "./text-ranges";

export function prepareRename(context: DocumentContext, { position }: AtPosition): Range {
  const occurrence = context.symbolAt(position);
  subjectOf(context.analysis, occurrence);
  const [start, end] = occurrence?.span ?? [0, 0];
  // Of a path, the last name alone is changed.
  const name = lastPart(context.source.text.slice(start, end));
  return spanRange(context.source, [end - name.length, end]);
}

export async function rename(
  context: DocumentContext,
  { position, newName }: AtPosition & { readonly newName: string },
  token: CancellationToken,
): Promise<WorkspaceEdit> {
  const { analysis, project } = context;
  const subject = subjectOf(analysis, context.symbolAt(position));
  checkNewName(analysis, subject, newName);
  const occurrences = await occurrencesOf(context, subject.entry.id, token);
  const changes: Record<string, TextEdit[]> = {};
  for (const { source, span, text } of await renameEdits(context, subject, newName, occurrences))
    (changes[project.workspace.uriOf(source.path)] ??= []).push({
      range: spanRange(source, span),
      newText: withLineEndingsOf(source.text, text),
    });
  return { changes };
}

function subjectOf({ occurrences }: Analysis, occurrence: Occurrence | null): EntrySubject {
  const subject = occurrence === null ? null : occurrences.subject(occurrence.target);
  if (subject === null) throw new RenameError("There is no symbol here: place the caret on the name of one.");
  if (subject.kind === "module")
    throw new RenameError("A module is renamed with its file, since its pages have the file's name.");
  return subject;
}

interface TextEditIn {
  readonly source: SourceText;
  readonly span: Span;
  readonly text: string;
}

async function renameEdits(
  context: RequestContext,
  subject: EntrySubject,
  newName: string,
  occurrencesOfTarget: FindOccurrences,
): Promise<readonly TextEditIn[]> {
  const { entry } = subject;
  const old = entry.kind === "event" ? entry.listenerType : entry.name;
  const editAt = (one: Occurrence, offset: number): readonly TextEditIn[] => {
    const source = sourceOf(context, one.file);
    const start = one.span[0] + offset;
    return source === undefined ? [] : [{ source, span: [start, start + old.length], text: newName }];
  };
  const writtenAt = ({ file, span }: Occurrence): string =>
    sourceOf(context, file)?.text.slice(...span) ?? "";
  const ofSymbol = occurrencesOfTarget(entry.id).flatMap((one) => {
    // A link contains a path that ends in the name; an event is linked by its own name, which is unchanged.
    const written = writtenAt(one);
    return written.endsWith(old) ? editAt(one, written.length - old.length) : [];
  });
  const members = entry.kind === "class" || entry.kind === "enum" ? membersOf(entry) : [];
  const ofMembers = members
    .flatMap(({ id }) => occurrencesOfTarget(id))
    .flatMap((one) => {
      const written = writtenAt(one);
      const end = written.search(/[.:#][^.:#]*$/);
      const isOwned = one.kind === "link" && end !== -1 && written.slice(0, end).endsWith(old);
      return isOwned ? editAt(one, end - old.length) : [];
    });
  const edits = [...ofSymbol, ...ofMembers];
  return entry.kind === "event" ? edits : [...edits, ...(await anchorEdits(context, subject, newName))];
}

/** Published addresses are redirected to their successors. */
async function anchorEdits(
  { analysis, project: { workspace } }: RequestContext,
  { entry, file }: EntrySubject,
  newName: string,
): Promise<readonly TextEditIn[]> {
  const list = path.posix.join(path.posix.dirname(file), ANCHOR_LIST);
  const text = workspace.open.get(list)?.text ?? (await readOptionalFile(path.resolve(workspace.root, list)));
  // Without the file, no address has been published.
  if (text === null) return [];
  const { value, source } = parseAnchorList(list, text);
  const anchor = makeRoutes(analysis.output.model).anchor(entry.id);
  const old = addressText({ page: entry.module, anchor });
  const next = `${old.slice(0, old.length - entry.name.length)}${newName}`;
  const moved = (address: string): string | null =>
    address === old || address.startsWith(`${old}.`) ? next + address.slice(old.length) : null;
  const listed = new Set(value.map(({ address }) => address));
  const added = new Set<string>();
  const edits = value.flatMap(({ address, span, alias }): readonly TextEditIn[] => {
    const successor = moved(alias?.address ?? address);
    if (successor === null) return [];
    if (alias !== null) return [{ source, span: alias.span, text: successor }];
    if (!listed.has(successor)) added.add(successor);
    return [{ source, span, text: `${address} -> ${successor}` }];
  });
  if (added.size === 0) return edits;
  const end: Span = [text.length, text.length];
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return [...edits, { source, span: end, text: `${gap}${[...added].join("\n")}\n` }];
}
