import { existsSync, readFileSync } from "node:fs";
import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/base-path";
import { configPositions } from "../../lib/site-config/config-positions";
import { describeProblems, readSiteConfig } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";

const file = "site.config.ts";

// Checked once: each page of a large site asks for it.
const { site, problems } = readSiteConfig(siteConfig);

/** The site's configuration, checked. A wrong one ends the build: nothing made from it could be right. */
export function readSite(): Site {
  if (site) return site;
  throw mistakeOf(describeProblems(problems, file, configPositions(existsSync(file) ? readFileSync(file, "utf8") : "")));
}

/** The site's address without a slash at the end: paths go behind it. */
export function siteRoot(): string {
  const { url, baseUrl } = readSite();
  return url + withBasePath("", baseUrl);
}

/** Gatsby prints where an error was thrown, which is of no use to who wrote the file. */
function mistakeOf(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
