import type { Site } from "../../lib/site-config/schema";

/**
 * The folder to which the paths of definitions are relative. Those in `definitions/` are read from the copy in
 * which Gatsby runs. All others are not part of it: they are read where they are, so that mistakes and links
 * have paths that the author knows.
 */
export const definitionsRoot = ({ definitions }: Pick<Site, "definitions">): string =>
  definitions === "definitions" ? process.cwd() : (process.env["SITE_SOURCES"] ?? process.cwd());
