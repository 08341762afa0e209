import { isValidElement } from "react";
import type { ReactNode } from "react";

/** Stands for the files that browsers get; defined by webpack-config.ts. */
declare const BUNDLES: string;

/**
 * Replaces the stylesheet that Gatsby writes into every page by a link to the same file: all pages then share
 * one copy in the browser's cache, and pages need no inline styles. Gatsby rewrites a page when the
 * program that writes it has changed, not when the style sheet has: the key puts the one into the other.
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
