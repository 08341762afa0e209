import { graphql, useStaticQuery } from "gatsby";
import type { DocsVersionData } from "../lib/docs-place";

/** The versions of the docs with their sidebars, in the order of the configuration. */
export function useDocsVersions(): readonly DocsVersionData[] {
  const { allDocsVersion } = useStaticQuery<Queries.DocsVersionsQuery>(graphql`
    query DocsVersions {
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          path
          status
          items {
            label
            href
            depth
            collapsed
          }
        }
      }
    }
  `);
  return allDocsVersion.nodes;
}
