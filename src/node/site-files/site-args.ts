import type { BuildArgs } from "gatsby";
import type { Site } from "../../lib/site-config/schema";
import { readSite, siteRoot } from "../settings/read-site";

/** The arguments of Gatsby's `onPostBuild` hook that are used to write site files. */
export type NodeArgs = Pick<BuildArgs, "graphql" | "getNodesByType" | "store" | "reporter" | "pathPrefix">;

/** Nodes, and the configuration of the site. */
export interface SiteArgs extends NodeArgs {
  readonly site: Site;
  /** The site's URL, to be followed by paths. */
  readonly root: string;
}

/** Adds the configuration, which files of the site are written from. */
export const withSite = <Args>(args: Args): Args & Pick<SiteArgs, "site" | "root"> => ({
  ...args,
  site: readSite(),
  root: siteRoot(),
});
