import type { Node } from "@babel/types";

/** A node of a syntax tree, and all its descendants. */
export function nodesBelow(node: Node): readonly Node[] {
  const children = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter(isNode).flatMap(nodesBelow)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "loc" in value && "start" in value;
