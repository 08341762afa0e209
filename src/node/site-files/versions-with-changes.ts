/** In: the changes of each version, by the source plugin. Out: their facts for pages, search and feeds. */
import { changeCounts } from "luau-contract";
import { changesPath } from "../../lib/content/content-routes";
import type { VersionNode } from "../gatsby/docs-sidebars";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";

export interface VersionWithChanges {
  readonly name: string;
  readonly label: string;
  readonly status: string;
  readonly date: string | null;
  readonly href: string;
  readonly since: string;
  readonly changes: readonly Readonly<Record<"class" | "path" | "text", string>>[];
  readonly markdown: string;
}

type ChangesNode = Pick<VersionWithChanges, "since" | "changes" | "markdown"> & { readonly basePath: string };

/** The versions with pages of changes, newest first. */
export function versionsWithChanges(
  api: Pick<SiteArgs, "getNodesByType" | "site">,
): readonly VersionWithChanges[] {
  const lists = new Map(nodesOf<ChangesNode>(api, "LuauChanges").map((list) => [list.basePath, list]));
  const order = api.site.versions.map(({ name }) => name);
  const versions = nodesOf<VersionNode & Pick<VersionWithChanges, "date">>(api, "DocsVersion").toSorted(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  );
  return versions.flatMap(({ path, ...version }) => {
    const list = lists.get(`${path}/api`);
    return list === undefined ? [] : [{ ...list, ...version, href: changesPath(path) }];
  });
}

/** `2 breaking changes, 1 addition since 1.0.` */
export function changesInWords({ changes, since }: Pick<VersionWithChanges, "changes" | "since">): string {
  const words = changeCounts(changes).filter((part) => !part.startsWith("0 "));
  return words.length === 0 ? `No changes since ${since}.` : `${words.join(", ")} since ${since}.`;
}
