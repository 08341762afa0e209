import type { BuildArgs } from "gatsby";

/** What the files of a site are written from: some of the arguments of Gatsby's hook `onPostBuild`. */
export type SiteArgs = Pick<BuildArgs, "graphql" | "getNodesByType" | "store" | "reporter" | "pathPrefix">;
