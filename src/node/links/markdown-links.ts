/**
 * Broken links between Markdown files, which have a level of their own. The pages keep such a link as its
 * author wrote it, so the check of the written pages finds it again, as one of theirs.
 */
import { existsSync } from "node:fs";
import { isMarkdownLink, linkedFile } from "../content/check-content";
import type { BrokenLink } from "./check-links";

/** A guide or post, with the links to files in its text. */
export interface LinkingPage {
  readonly href: string;
  readonly file: string;
  readonly fileLinks: readonly string[];
}

/** Why a Markdown link would be broken: its file is missing, or has no page, as a draft. */
type Reason = "missing" | "unpublished";

export type MarkdownLink = readonly [url: string, reason: Reason];

/**
 * The addresses of all Markdown links: as pages have them, and absolute, as feeds do.
 * @param root the site's address, with its base path and without a slash at its end
 */
export function markdownLinks(
  pages: readonly LinkingPage[],
  root: string,
  exists: (file: string) => boolean = existsSync,
): ReadonlyMap<string, Reason> {
  const links = pages.flatMap(({ href, file, fileLinks }) =>
    fileLinks.filter(isMarkdownLink).map((url) => ({ href, url, target: linkedFile(file, url) })),
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

/**
 * Tells Markdown links from others, and leaves out those whose file is missing: they were reported with the
 * content.
 */
export const withMarkdownLinks = (
  broken: readonly BrokenLink[],
  links: ReadonlyMap<string, Reason>,
): BrokenLink[] =>
  broken
    .filter(({ url }) => links.get(url) !== "missing")
    .map((link) => (links.has(link.url) && link.kind === "page" ? { ...link, kind: "markdown" } : link));
