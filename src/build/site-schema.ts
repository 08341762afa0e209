import type { GatsbyNode } from "gatsby";

/** The site's own facts are always there, so pages need not ask; an inferred schema would make each of them nullable. */
const siteSchema = /* GraphQL */ `
  type Site implements Node @dontInfer {
    siteMetadata: SiteMetadata!
  }

  """What site.config.ts says."""
  type SiteMetadata @dontInfer {
    title: String!
    tagline: String!
    url: String!
    locale: String!
    copyright: String!
    sourceUrl: String!
  }
`;

export const createSiteSchema: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes(siteSchema);
};
