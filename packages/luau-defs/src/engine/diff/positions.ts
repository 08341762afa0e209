/**
 * A table type that scripts only receive from the engine may gain a field; one that they create, only an
 * optional field.
 */
import {
  type Access,
  assertNever,
  childrenOf,
  parametersOf,
  returnsOf,
  type TypeNode,
  type TypeOrPack,
} from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { ClassEntry, Entry, FunctionSignature } from "../../model/model";
import { isPublished, symbolKey, type SymbolKey, type VersionIndex } from "./version-symbols";

export interface Positions {
  readonly given: boolean;
  readonly got: boolean;
}

const UNKNOWN: Positions = { given: true, got: true };

export const positionsOfAccess = (access: Access): Positions => ({
  given: access !== "read",
  got: access !== "write",
});

type FindPositions = (key: SymbolKey) => Positions;

/** Positions of a version's types. A type that is never referenced may be used in both ways. */
export function findPositions(version: VersionIndex): FindPositions {
  const walk: Walk = { version, seen: new Set(), waiting: [] };
  for (const entry of version.entries.values()) visitRoot(walk, entry);
  for (let next = walk.waiting.pop(); next !== undefined; next = walk.waiting.pop())
    visitNamed(walk, next.entry, next.way);
  return (key) => {
    const positions = { given: walk.seen.has(`given ${key}`), got: walk.seen.has(`got ${key}`) };
    return positions.given || positions.got ? positions : UNKNOWN;
  };
}

type Way = "given" | "got";
const other = (way: Way): Way => (way === "given" ? "got" : "given");

interface Walk {
  readonly version: VersionIndex;
  /** `given type:Options`: the types already visited, by direction. */
  readonly seen: Set<string>;
  /** Types still to be visited. A queue, since a chain of names could overflow the call stack. */
  readonly waiting: { readonly entry: Entry; readonly way: Way }[];
}

function visitRoot(walk: Walk, entry: Entry): void {
  switch (entry.kind) {
    case "function":
      for (const signature of entry.signatures) visitSignature(walk, signature, "got");
      return;
    case "constant":
      return visitType(walk, entry.type, "got");
    case "event":
      return visitSignature(walk, entry, "given");
    case "class":
      if (entry.origin !== "record") visitMembers(walk, entry, "got");
      return;
    case "enum":
    case "type":
      return;
    default:
      return assertNever(entry);
  }
}

function visitMembers(walk: Walk, entry: ClassEntry, way: Way): void {
  const fields = [
    ...entry.properties.filter(isPublished),
    ...(entry.indexer === null ? [] : [{ ...entry.indexer, type: entry.indexer.value }]),
  ];
  for (const { access, type } of fields) {
    visitField(walk, access, type, way);
    // Properties that scripts can set on an engine object, even one that they received.
    if (entry.origin !== "record" && access === "readWrite") visitType(walk, type, other(way));
  }
  for (const { signatures } of entry.methods.filter(isPublished))
    for (const signature of signatures) visitSignature(walk, signature, way);
}

const visitField = (walk: Walk, access: Access, type: TypeNode, way: Way): void =>
  visitType(walk, type, access === "write" ? other(way) : way);

function visitSignature(
  walk: Walk,
  { parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">,
  way: Way,
): void {
  for (const { type } of parameters) visitType(walk, type, other(way));
  for (const { type } of returns) visitType(walk, type, way);
}

function meet(walk: Walk, id: SymbolId, way: Way): void {
  const seen = `${way} ${symbolKey(id)}`;
  if (walk.seen.has(seen)) return;
  walk.seen.add(seen);
  const entry = walk.version.byId.get(id);
  if (entry !== undefined) walk.waiting.push({ entry, way });
}

function visitNamed(walk: Walk, entry: Entry, way: Way): void {
  if (entry.kind === "class" && entry.origin === "record") visitMembers(walk, entry, way);
  else if (entry.kind === "type") visitType(walk, entry.type, way);
  else if (entry.kind === "event") visitSignature(walk, entry, way);
}

function visitType(walk: Walk, type: TypeOrPack, way: Way): void {
  switch (type.kind) {
    case "reference":
      if (type.target.kind === "symbol") meet(walk, type.target.id, way);
      // The variance of generic types is not analysed.
      for (const arg of type.args) for (const each of [way, other(way)]) visitType(walk, arg, each);
      return;
    case "table":
      for (const field of type.fields)
        visitField(walk, field.access, field.kind === "indexer" ? field.value : field.type, way);
      return;
    case "function":
      for (const parameter of parametersOf(type)) visitType(walk, parameter, other(way));
      for (const returned of returnsOf(type)) visitType(walk, returned, way);
      return;
    default:
      for (const child of childrenOf(type)) visitType(walk, child, way);
  }
}
