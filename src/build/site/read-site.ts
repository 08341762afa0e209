import { siteConfig } from "../../../site.config";
import { describeProblems, readSiteConfig } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";

/** The site's configuration, checked. A wrong one ends the build: nothing made from it could be right. */
export function readSite(): Site {
  const { site, problems } = readSiteConfig(siteConfig);
  if (site) return site;
  throw new Error(describeProblems(problems, "site.config.ts"));
}
