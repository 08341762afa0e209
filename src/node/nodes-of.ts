import type { NodePluginArgs } from "gatsby";

/** The nodes of a type, with the fields declared in its schema, which Gatsby does not type. */
export const nodesOf = <T>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: string,
): readonly T[] => getNodesByType(type) as unknown as readonly T[];

export const pathsOfPages = (api: Pick<NodePluginArgs, "getNodesByType">): readonly string[] =>
  nodesOf<{ readonly path: string }>(api, "SitePage").map(({ path }) => path);
