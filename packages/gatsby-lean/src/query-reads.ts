/** In: a query runner. Out: which nodes each query reads, and their state: while it is the same, so is the result. */
import { createHash } from "node:crypto";
import type { Gatsby, QueryRunner } from "./gatsby";

export interface QueryReads {
  /** Ids of nodes. */
  readonly nodes: readonly string[];
  /** All nodes of these types were searched. */
  readonly types: readonly string[];
}

interface ReadTracker {
  /** The reads of the last query of a page. */
  readonly of: (path: string) => QueryReads;
  readonly stateOf: (reads: QueryReads) => string;
}

/** Gatsby would note the same in its state, which is never freed. */
export function trackReads(
  { nodeModel }: QueryRunner,
  { getNode, getNodesByType, store }: Gatsby,
): ReadTracker {
  const readsByPath = new Map<string, { readonly nodes: Set<string>; readonly types: Set<string> }>();
  nodeModel.createPageDependency = ({ path, nodeId, connection }) => {
    const reads = readsByPath.get(path) ?? { nodes: new Set(), types: new Set() };
    readsByPath.set(path, reads);
    if (nodeId !== undefined) reads.nodes.add(nodeId);
    if (connection !== undefined) reads.types.add(connection);
  };
  const states = new Map<string, string>();
  const stateOfType = (type: string): string => {
    const state = states.get(type) ?? digestOf(namesOf(type, store).flatMap(getNodesByType).map(stateOfNode));
    states.set(type, state);
    return state;
  };
  return {
    of: (path) => {
      const { nodes = [], types = [] } = readsByPath.get(path) ?? {};
      readsByPath.delete(path);
      return { nodes: [...nodes], types: [...types] };
    },
    stateOf: ({ nodes, types }) =>
      digestOf([nodes.map((id) => stateOfNode(getNode(id))), types.map(stateOfType)]),
  };
}

/** An interface's own nodes are those of its types. */
function namesOf(type: string, store: Gatsby["store"]): readonly string[] {
  const { schema } = store.getState();
  const definition = schema.getType(type);
  if (definition === undefined || !("resolveType" in definition)) return [type];
  return schema.getPossibleTypes(definition).map(({ name }) => name);
}

type StoredNode = ReturnType<Gatsby["getNodesByType"]>[number];

const stateOfNode = (node: StoredNode | undefined): readonly unknown[] =>
  node === undefined ? [] : [node.id, node.internal.contentDigest, node.parent, node.children];

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
