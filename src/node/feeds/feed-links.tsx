import { isValidElement } from "react";
import type { ReactNode } from "react";
import { atomPath, rssPath } from "../../lib/content/content-routes";

/**
 * Adds a link to the Atom feed wherever gatsby-plugin-feed links to the RSS feed: on every page of a site
 * with posts.
 */
export function linkAtom(head: readonly ReactNode[]): ReactNode[] {
  return head.flatMap((node): ReactNode[] => {
    if (
      !isValidElement<Readonly<Record<string, unknown>>>(node) ||
      node.props["type"] !== "application/rss+xml"
    )
      return [node];
    const { href, title } = node.props;
    const address = typeof href === "string" ? href.replace(rssPath, atomPath) : atomPath;
    return [
      node,
      <link key="atom" rel="alternate" type="application/atom+xml" title={String(title)} href={address} />,
    ];
  });
}
