/** Compares classes: first the head, then the members. */
import { type Access, genericsText, isPack, type TypeOrPack, typeText } from "luau-syntax";
import type { ClassEntry, FunctionEntry, PropertyEntry } from "../../model/model";
import { change, type Change, changeBetween, type ChangedSymbol, type Changes } from "./change";
import { diffDefaults, diffDocs } from "./diff-texts";
import { diffFunctions } from "./diff-functions";
import { withGenerics } from "./generics";
import { positionsOfAccess, type Positions } from "./positions";
import { isPublished, symbolKey, type VersionIndex } from "./version-symbols";
import { entryText, indexerText } from "./type-text";
import {
  changedSymbol,
  diffByName,
  diffTypes,
  isRespelled,
  mayBeMissing,
  type Comparison,
} from "./compare-versions";

type ClassMember = PropertyEntry | FunctionEntry;

export function diffClasses(comparison: Comparison, before: ClassEntry, after: ClassEntry): Changes {
  const { subject } = comparison;
  if (before.origin !== after.origin) return [change("origin-changed", subject, before.origin, after.origin)];
  const scoped = withGenerics(comparison, before, after);
  return [
    ...diffParents(comparison, before, after),
    ...diffGenerics(scoped, before, after),
    ...diffIndexers(scoped, before, after),
    ...diffMembers(scoped, before, after),
  ];
}

function diffParents({ new: now, subject }: Comparison, before: ClassEntry, after: ClassEntry): Changes {
  const [old, parent] = [before.parent?.name ?? null, after.parent?.name ?? null];
  if (old === parent) return [];
  const fits = old === null || ancestorsOf(now, after).some(({ name }) => name === old);
  return [change(fits ? "parent-added" : "parent-changed", subject, old, parent)];
}

function ancestorsOf(version: VersionIndex, entry: ClassEntry): readonly ClassEntry[] {
  const ancestors = new Set<ClassEntry>();
  let next = parentOf(version, entry);
  while (next !== null && !ancestors.has(next)) {
    ancestors.add(next);
    next = parentOf(version, next);
  }
  return [...ancestors];
}

function parentOf(version: VersionIndex, { parent }: ClassEntry): ClassEntry | null {
  const entry = parent === null || parent.target === null ? undefined : version.byId.get(parent.target);
  return entry?.kind === "class" ? entry : null;
}

type WithGenerics = Pick<ClassEntry, "generics">;

/** The generics of the comparison are those of the two entries, which correspond by position. */
export function diffGenerics(comparison: Comparison, before: WithGenerics, after: WithGenerics): Changes {
  const { subject } = comparison;
  const kindsOf = (one: WithGenerics): string => one.generics.map(({ pack }) => (pack ? "..." : "T")).join();
  const [old, now] = [genericsText(before.generics), genericsText(after.generics)];
  if (kindsOf(before) === kindsOf(after)) {
    const kinds = before.generics.map((generic, index) =>
      kindOfDefault(comparison, generic.default, after.generics[index]?.default ?? null),
    );
    const kind = DEFAULT_KINDS.find((one) => kinds.includes(one)) ?? "type-respelled";
    return changeBetween(kind, subject, old, now);
  }
  const added = after.generics.slice(before.generics.length);
  const fits =
    kindsOf(after).startsWith(kindsOf(before)) &&
    before.generics.length > 0 &&
    added.every((generic) => generic.default !== null);
  return [change(fits ? "generic-added" : "generics-changed", subject, old || null, now || null)];
}

const DEFAULT_KINDS = [
  "generic-default-removed",
  "generic-default-changed",
  "generic-default-given",
] as const;

/** The kind of change of a generic's default; null if it is equal. */
function kindOfDefault(
  comparison: Comparison,
  before: TypeOrPack | null,
  after: TypeOrPack | null,
): (typeof DEFAULT_KINDS)[number] | null {
  if (before === null || after === null)
    return before === after ? null : after === null ? "generic-default-removed" : "generic-default-given";
  const same =
    isPack(before) || isPack(after)
      ? typeText(before) === typeText(after)
      : isRespelled(comparison, before, after);
  return same ? null : "generic-default-changed";
}

function diffIndexers(comparison: Comparison, before: ClassEntry, after: ClassEntry): Changes {
  const { subject } = comparison;
  const [old, now] = [before.indexer, after.indexer];
  if (old === null) return now === null ? [] : [change("indexer-added", subject, null, indexerText(now))];
  if (now === null) return [change("indexer-removed", subject, indexerText(old), null)];
  const isRecord = before.origin === "record";
  const positions = isRecord ? comparison.positionsOf(symbolKey(before.id)) : positionsOfAccess(old.access);
  return [
    ...diffAccess(subject, old.access, now.access),
    ...diffTypes(comparison, old.key, now.key, { input: true, output: positions.output && isRecord }),
    ...diffTypes(comparison, old.value, now.value, positions),
  ];
}

function diffMembers(comparison: Comparison, before: ClassEntry, after: ClassEntry): Changes {
  const [old, now] = [publicMembers(before), publicMembers(after)];
  const positions = comparison.positionsOf(symbolKey(before.id));
  const diffMember = memberDiffer(comparison, after, positions);
  // The nearest parent comes last, and takes precedence.
  const inherited = new Map(
    ancestorsOf(comparison.new, after)
      .toReversed()
      .flatMap((entry) => [...publicMembers(entry)]),
  );
  return diffByName(old, now, {
    removed: (member) => {
      const parents = inherited.get(member.name);
      const kind = parents === undefined ? "removed" : "moved-to-parent";
      const removed = change(kind, changedSymbol(member, before), entryText(member), null);
      if (parents === undefined) return [removed];
      return [removed, ...diffMember(member, { ...parents, id: member.id, path: member.path })];
    },
    inBoth: diffMember,
    added: (member) => [addedMember(comparison, member, after, positions)],
  });
}

const publicMembers = (entry: ClassEntry): ReadonlyMap<string, ClassMember> =>
  new Map([...entry.properties, ...entry.methods].filter(isPublished).map((member) => [member.name, member]));

/** A required field of a table that scripts create differs from one that they only read. */
function addedMember(
  comparison: Comparison,
  member: ClassMember,
  owner: ClassEntry,
  { input }: Positions,
): Change {
  const isOptional = (): boolean => member.kind === "property" && mayBeMissing(comparison, member.type);
  const isRequired = owner.origin === "record" && input && !isOptional();
  const subject = changedSymbol(member, owner);
  return change(isRequired ? "required-field-added" : "added", subject, null, entryText(member));
}

const memberDiffer =
  (outer: Comparison, owner: ClassEntry, positions: Positions) =>
  (before: ClassMember, after: ClassMember): Changes => {
    const subject = changedSymbol(after, owner);
    const comparison = { ...outer, subject };
    const docs = diffDocs(subject, before.doc, after.doc);
    if (before.kind === "function" && after.kind === "function")
      return [...diffFunctions(comparison, before, after), ...docs];
    if (before.kind === "function" || after.kind === "function")
      return [change("kind-changed", subject, entryText(before), entryText(after)), ...docs];
    const used = owner.origin === "record" ? positions : positionsOfAccess(before.access);
    return [
      ...diffAccess(subject, before.access, after.access),
      ...diffTypes(comparison, before.type, after.type, used),
      ...diffDefaults(subject, after.name, before.defaultValue, after.defaultValue),
      ...docs,
    ];
  };

export const diffAccess = (subject: ChangedSymbol, before: Access, after: Access): Changes =>
  changeBetween(after === "readWrite" ? "access-widened" : "access-narrowed", subject, before, after);
