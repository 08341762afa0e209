/** Compares classes: first the head, then the members. */
import { type Access, genericsText, isPack, type TypeOrPack, typeText } from "luau-syntax";
import type { ClassEntry, FunctionEntry, PropertyEntry } from "../../model/model";
import { change, type Change, type ChangedSymbol } from "./change";
import { diffDefaults, diffDocs } from "./diff-texts";
import { diffFunctions } from "./diff-functions";
import { genericsWithin, NO_GENERICS, type Generics } from "./generics";
import { positionsOfAccess, type Positions } from "./positions";
import { isPublished, symbolKey, type VersionIndex } from "./version-symbols";
import { entryText, indexerText } from "./type-text";
import { diffTypes, isRespelled, mayBeMissing, changedSymbol, type Versions } from "./compare-versions";

type ClassMember = PropertyEntry | FunctionEntry;

export function diffClasses(
  versions: Versions,
  subject: ChangedSymbol,
  before: ClassEntry,
  after: ClassEntry,
): readonly Change[] {
  if (before.origin !== after.origin) return [change("origin-changed", subject, before.origin, after.origin)];
  const generics = genericsWithin(NO_GENERICS, [versions.old, before], [versions.new, after]);
  return [
    ...diffParents(versions, subject, before, after),
    ...diffGenerics(versions, subject, before, after, generics),
    ...diffIndexers(versions, subject, before, after, generics),
    ...diffMembers(versions, before, after, generics),
  ];
}

function diffParents(
  { new: now }: Versions,
  subject: ChangedSymbol,
  before: ClassEntry,
  after: ClassEntry,
): readonly Change[] {
  const [old, parent] = [before.parent?.name ?? null, after.parent?.name ?? null];
  if (old === parent) return [];
  const fits = old === null || ancestorsOf(now, after).some(({ name }) => name === old);
  return [change(fits ? "parent-added" : "parent-changed", subject, old, parent)];
}

function ancestorsOf(version: VersionIndex, entry: ClassEntry): readonly ClassEntry[] {
  const found: ClassEntry[] = [];
  for (
    let next: ClassEntry | null = parentOf(version, entry);
    next !== null && !found.includes(next);
    next = parentOf(version, next)
  )
    found.push(next);
  return found;
}

function parentOf(version: VersionIndex, { parent }: ClassEntry): ClassEntry | null {
  const entry = parent === null || parent.target === null ? undefined : version.byId.get(parent.target);
  return entry?.kind === "class" ? entry : null;
}

type WithGenerics = Pick<ClassEntry, "generics">;

/** `generics` are the class's own, which correspond by position. */
export function diffGenerics(
  versions: Versions,
  subject: ChangedSymbol,
  before: WithGenerics,
  after: WithGenerics,
  generics: Generics,
): readonly Change[] {
  const kindsOf = (one: WithGenerics): string => one.generics.map(({ pack }) => (pack ? "..." : "T")).join();
  const [old, now] = [genericsText(before.generics), genericsText(after.generics)];
  if (kindsOf(before) === kindsOf(after)) {
    const kinds = before.generics.map((generic, index) =>
      kindOfDefault(versions, generic.default, after.generics[index]?.default ?? null, generics),
    );
    const kind = DEFAULT_KINDS.find((one) => kinds.includes(one)) ?? "type-respelled";
    return old === now ? [] : [change(kind, subject, old, now)];
  }
  const added = after.generics.slice(before.generics.length);
  const fits =
    kindsOf(after).startsWith(kindsOf(before)) &&
    before.generics.length > 0 &&
    added.every((generic) => generic.default !== null);
  return [
    change(
      fits ? "generic-added" : "generics-changed",
      subject,
      old === "" ? null : old,
      now === "" ? null : now,
    ),
  ];
}

/** Most severe first. */
const DEFAULT_KINDS = [
  "generic-default-removed",
  "generic-default-changed",
  "generic-default-given",
] as const;

/** The kind of change of a generic's default; null if it is equal. */
function kindOfDefault(
  versions: Versions,
  before: TypeOrPack | null,
  after: TypeOrPack | null,
  generics: Generics,
): (typeof DEFAULT_KINDS)[number] | null {
  if (before === null || after === null)
    return before === after ? null : after === null ? "generic-default-removed" : "generic-default-given";
  const same =
    isPack(before) || isPack(after)
      ? typeText(before) === typeText(after)
      : isRespelled(versions, before, after, generics);
  return same ? null : "generic-default-changed";
}

function diffIndexers(
  versions: Versions,
  subject: ChangedSymbol,
  before: ClassEntry,
  after: ClassEntry,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [before.indexer, after.indexer];
  if (old === null || now === null) {
    if (old !== null) return [change("indexer-removed", subject, indexerText(old), null)];
    return now === null ? [] : [change("indexer-added", subject, null, indexerText(now))];
  }
  const positions =
    before.origin !== "record" ? positionsOfAccess(old.access) : versions.positionsOf(symbolKey(before.id));
  return [
    ...diffAccess(subject, old.access, now.access),
    ...diffTypes(
      versions,
      subject,
      old.key,
      now.key,
      { given: true, got: positions.got && before.origin === "record" },
      generics,
    ),
    ...diffTypes(versions, subject, old.value, now.value, positions, generics),
  ];
}

function diffMembers(
  versions: Versions,
  before: ClassEntry,
  after: ClassEntry,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [publicMembers(before), publicMembers(after)];
  const positions = versions.positionsOf(symbolKey(before.id));
  // The nearest parent comes last, and takes precedence.
  const inherited = new Map(
    ancestorsOf(versions.new, after)
      .toReversed()
      .flatMap((entry) => [...publicMembers(entry)]),
  );
  const kept = [...old].flatMap(([name, member]) => {
    const next = now.get(name);
    if (next !== undefined) return diffMember(versions, member, next, after, positions, generics);
    const parents = inherited.get(name);
    if (parents === undefined)
      return [change("removed", changedSymbol(member, before), entryText(member), null)];
    const moved = change("moved-to-parent", changedSymbol(member, before), entryText(member), null);
    return [
      moved,
      ...diffMember(
        versions,
        member,
        { ...parents, id: member.id, path: member.path },
        after,
        positions,
        generics,
      ),
    ];
  });
  const added = [...now]
    .filter(([name]) => !old.has(name))
    .map(([, member]) => addedMember(versions, member, after, positions));
  return [...kept, ...added];
}

const publicMembers = (entry: ClassEntry): ReadonlyMap<string, ClassMember> =>
  new Map([...entry.properties, ...entry.methods].filter(isPublished).map((member) => [member.name, member]));

/** A required field of a table that scripts create differs from one that they only read. */
function addedMember(
  versions: Versions,
  member: ClassMember,
  owner: ClassEntry,
  { given }: Positions,
): Change {
  const required =
    owner.origin === "record" &&
    given &&
    !(member.kind === "property" && mayBeMissing(versions, member.type));
  return change(
    required ? "required-field-added" : "added",
    changedSymbol(member, owner),
    null,
    entryText(member),
  );
}

function diffMember(
  versions: Versions,
  before: ClassMember,
  after: ClassMember,
  owner: ClassEntry,
  positions: Positions,
  generics: Generics,
): readonly Change[] {
  const subject = changedSymbol(after, owner);
  const docs = diffDocs(subject, before.doc, after.doc);
  if (before.kind === "function" && after.kind === "function")
    return [...diffFunctions(versions, subject, before, after, generics), ...docs];
  if (before.kind === "function" || after.kind === "function")
    return [change("kind-changed", subject, entryText(before), entryText(after)), ...docs];
  const used = owner.origin !== "record" ? positionsOfAccess(before.access) : positions;
  return [
    ...diffAccess(subject, before.access, after.access),
    ...diffTypes(versions, subject, before.type, after.type, used, generics),
    ...diffDefaults(subject, after.name, before.defaultValue, after.defaultValue),
    ...docs,
  ];
}

export function diffAccess(subject: ChangedSymbol, before: Access, after: Access): readonly Change[] {
  return before === after
    ? []
    : [change(after === "readWrite" ? "access-widened" : "access-narrowed", subject, before, after)];
}
