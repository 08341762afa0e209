/** Links between Markdown files, which pages contain as written: broken ones have their own level. */
import { existsSync } from "node:fs";
import { isMarkdownLink, linkedFile } from "../mdx/file-link";
import type { BrokenLink } from "./check-links";

/** A guide or post, with the links to files in its text. */
export interface LinkingPage {
  readonly href: string;
  readonly file: string;
  readonly fileLinks: readonly string[];
}

/** Why a Markdown link is broken: its file is missing, or has no page because it is a draft. */
type Reason = "missing" | "unpublished";

export type MarkdownLink = readonly [url: string, reason: Reason];

/**
 * The addresses of all Markdown links: relative, as in pages, and absolute, as in feeds.
 * @param root the site's URL, with its base path and without a trailing slash
 */
export function markdownLinks(
  pages: readonly LinkingPage[],
  root: string,
  exists: (file: string) => boolean = existsSync,
): ReadonlyMap<string, Reason> {
  const links = pages.flatMap(({ href, file, fileLinks }) =>
    fileLinks
      .filter(isMarkdownLink)
      .map((url) => ({ href, url, target: linkedFile(file, url, { has: exists }) })),
  );
  return new Map(
    links.flatMap(({ href, url, target }) => {
      const reason: Reason = exists(target) ? "unpublished" : "missing";
      return [
        [url, reason],
        [new URL(url, root + href).href, reason],
      ] as const;
    }),
  );
}

/** Marks Markdown links, and removes those whose file is missing, which the content check has reported. */
export const withMarkdownLinks = (
  broken: readonly BrokenLink[],
  links: ReadonlyMap<string, Reason>,
): BrokenLink[] =>
  broken
    .filter(({ url }) => links.get(url) !== "missing")
    .map((link) => (links.has(link.url) && link.kind === "page" ? { ...link, kind: "markdown" } : link));
