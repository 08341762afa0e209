import type { Snapshot } from "../../plugins/gatsby-source-luau-defs/src/session";

/** The fields of the nodes of modules. */
export const snapshotModules = ({ nodes }: Pick<Snapshot, "nodes">) =>
  nodes.flatMap((node) => (node.kind === "module" ? node.body() : []));
