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
  readonly input: boolean;
  readonly output: boolean;
}

const UNKNOWN: Positions = { input: true, output: true };

export const positionsOfAccess = (access: Access): Positions => ({
  input: access !== "read",
  output: access !== "write",
});

type FindPositions = (key: SymbolKey) => Positions;

/** Positions of a version's types. A type that is never referenced may be used in both ways. */
export function findPositions(version: VersionIndex): FindPositions {
  const walk: Walk = { version, visited: new Set(), queue: [] };
  for (const entry of version.entries.values()) visitRoot(walk, entry);
  for (let next = walk.queue.pop(); next !== undefined; next = walk.queue.pop())
    visitNamed(walk, next.entry, next.direction);
  return (key) => {
    const positions = { input: walk.visited.has(`input ${key}`), output: walk.visited.has(`output ${key}`) };
    return positions.input || positions.output ? positions : UNKNOWN;
  };
}

type Direction = "input" | "output";
const opposite = (direction: Direction): Direction => (direction === "input" ? "output" : "input");

interface Walk {
  readonly version: VersionIndex;
  /** `input type:Options`: the types already visited, by direction. */
  readonly visited: Set<string>;
  /** Types still to be visited. A queue, since a chain of names could overflow the call stack. */
  readonly queue: { readonly entry: Entry; readonly direction: Direction }[];
}

function visitRoot(walk: Walk, entry: Entry): void {
  switch (entry.kind) {
    case "function":
      for (const signature of entry.signatures) visitSignature(walk, signature, "output");
      return;
    case "constant":
      return visitType(walk, entry.type, "output");
    case "event":
      return visitSignature(walk, entry, "input");
    case "class":
      if (entry.origin !== "record") visitMembers(walk, entry, "output");
      return;
    case "enum":
    case "type":
      return;
    default:
      return assertNever(entry);
  }
}

function visitMembers(walk: Walk, entry: ClassEntry, direction: Direction): void {
  const fields = [
    ...entry.properties.filter(isPublished),
    ...(entry.indexer === null ? [] : [{ ...entry.indexer, type: entry.indexer.value }]),
  ];
  for (const { access, type } of fields) {
    visitField(walk, access, type, direction);
    // Properties that scripts can set on an engine object, even one that they received.
    if (entry.origin !== "record" && access === "readWrite") visitType(walk, type, opposite(direction));
  }
  for (const { signatures } of entry.methods.filter(isPublished))
    for (const signature of signatures) visitSignature(walk, signature, direction);
}

const visitField = (walk: Walk, access: Access, type: TypeNode, direction: Direction): void =>
  visitType(walk, type, access === "write" ? opposite(direction) : direction);

function visitSignature(
  walk: Walk,
  { parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">,
  direction: Direction,
): void {
  for (const { type } of parameters) visitType(walk, type, opposite(direction));
  for (const { type } of returns) visitType(walk, type, direction);
}

function visitSymbol(walk: Walk, id: SymbolId, direction: Direction): void {
  const key = `${direction} ${symbolKey(id)}`;
  if (walk.visited.has(key)) return;
  walk.visited.add(key);
  const entry = walk.version.byId.get(id);
  if (entry !== undefined) walk.queue.push({ entry, direction });
}

function visitNamed(walk: Walk, entry: Entry, direction: Direction): void {
  if (entry.kind === "class" && entry.origin === "record") visitMembers(walk, entry, direction);
  else if (entry.kind === "type") visitType(walk, entry.type, direction);
  else if (entry.kind === "event") visitSignature(walk, entry, direction);
}

function visitType(walk: Walk, type: TypeOrPack, direction: Direction): void {
  switch (type.kind) {
    case "reference":
      if (type.target.kind === "symbol") visitSymbol(walk, type.target.id, direction);
      // The variance of generic types is not analysed.
      for (const arg of type.args)
        for (const each of [direction, opposite(direction)]) visitType(walk, arg, each);
      return;
    case "table":
      for (const field of type.fields)
        visitField(walk, field.access, field.kind === "indexer" ? field.value : field.type, direction);
      return;
    case "function":
      for (const parameter of parametersOf(type)) visitType(walk, parameter, opposite(direction));
      for (const returned of returnsOf(type)) visitType(walk, returned, direction);
      return;
    default:
      for (const child of childrenOf(type)) visitType(walk, child, direction);
  }
}
