import type { GatsbyNode } from "gatsby";

/** What the site changes in Gatsby's bundling. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  // Maps are as big as the site itself and show paths of the machine that built it.
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
