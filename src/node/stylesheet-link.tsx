import { isValidElement } from "react";
import type { ReactNode } from "react";

/** Hash of the files that browsers load; defined by webpack-config.ts. */
declare const BUNDLES: string;

/**
 * Replaces the inline style sheet that Gatsby writes into every page by a link to the same file: all pages
 * then share one cached copy, and need no inline styles. Gatsby rewrites pages when the renderer changes, but
 * not when the style sheet does: the key makes the renderer depend on the style sheet.
 */
export function linkStylesheet(head: readonly ReactNode[]): ReactNode[] {
  return head.map((node) => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(node) || node.type !== "style") return node;
    const href = node.props["data-href"];
    return typeof href === "string" ? (
      <link key={`${href} of ${BUNDLES}`} rel="stylesheet" href={href} data-identity="gatsby-global-css" />
    ) : (
      node
    );
  });
}
