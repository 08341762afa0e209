import type { Site } from "../../lib/site-config/schema";

/**
 * The folder to which the paths of definitions are relative. Those in `definitions/` are read from the stage.
 * All others are not part of it and are read in place, so that mistakes and links have the author's paths.
 */
export const definitionsRoot = ({ definitions }: Pick<Site, "definitions">): string =>
  definitions.every((request) => /^definitions(?:\/|$)/.test(request))
    ? process.cwd()
    : (process.env["SITE_SOURCES"] ?? process.cwd());
