import { isValidElement } from "react";
import type { ReactNode } from "react";

/**
 * Replaces the stylesheet that Gatsby writes into every page by a link to the same file: all pages then share one
 * copy in the browser's cache, and pages need no inline styles.
 */
export function linkStylesheet(head: readonly ReactNode[]): ReactNode[] {
  return head.map((node) => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(node) || node.type !== "style") return node;
    const href = node.props["data-href"];
    return typeof href === "string" ? <link key={href} rel="stylesheet" href={href} data-identity="gatsby-global-css" /> : node;
  });
}
