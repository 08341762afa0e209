import type { BuildArgs } from "gatsby";

/** The arguments of Gatsby's `onPostBuild` hook that are used to write site files. */
export type SiteArgs = Pick<BuildArgs, "graphql" | "getNodesByType" | "store" | "reporter" | "pathPrefix">;
