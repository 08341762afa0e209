/** The module `gatsby` as browsers have it: the one function that runs there, and what stands in the templates. */
export { withPrefix } from "./link";

const ofTheBuild = (): never => {
  throw new Error("Queries are answered while the site is built.");
};

export { ofTheBuild as graphql, ofTheBuild as useStaticQuery };
