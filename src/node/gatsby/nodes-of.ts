import type { NodePluginArgs, Page } from "gatsby";

/**
 * The nodes of a type, with the fields declared in its schema, which Gatsby does not type. A node is listed
 * once it is stored: Gatsby waits for nodes of its sourcing, but a hook that creates others must await
 * `createNode`.
 */
export const nodesOf = <T>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: string,
): readonly T[] => getNodesByType(type) as unknown as readonly T[];

interface StoredPage extends Page {
  /** When it was last created, in milliseconds. */
  readonly updatedAt: number;
}

/** All pages. Gatsby does not wait for their nodes, so these may not be listed yet. */
export function pagesOf({ store }: Pick<NodePluginArgs, "store">): readonly StoredPage[] {
  // Gatsby's store is loosely typed; it has contained pages, by path, since version 2.
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, StoredPage> };
  return [...pages.values()];
}

export const pathsOfPages = (api: Pick<NodePluginArgs, "store">): readonly string[] =>
  pagesOf(api).map(({ path }) => path);
