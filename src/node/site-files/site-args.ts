import type { BuildArgs } from "gatsby";
import type { SiteSettings } from "../settings/read-site";

/** The arguments of Gatsby's `onPostBuild` hook that are used to write site files, and the configuration. */
export type SiteArgs = SiteSettings &
  Pick<BuildArgs, "graphql" | "getNodesByType" | "store" | "reporter" | "pathPrefix">;
