import type { NodePluginArgs } from "gatsby";

/**
 * The nodes of a type with the fields that its schema gives them, ours or the plugin's: Gatsby types none of
 * them.
 */
export const nodesOf = <T>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: string,
): readonly T[] => getNodesByType(type) as unknown as readonly T[];

/** The paths of all pages. */
export const pathsOfPages = (api: Pick<NodePluginArgs, "getNodesByType">): readonly string[] =>
  nodesOf<{ readonly path: string }>(api, "SitePage").map(({ path }) => path);
