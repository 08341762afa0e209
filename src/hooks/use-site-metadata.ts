import { graphql, useStaticQuery } from "gatsby";

/** The site's own facts, from site.config.ts. */
export function useSiteMetadata() {
  const data = useStaticQuery<Queries.SiteMetadataQuery>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          title
          tagline
          url
          locale
          navigation {
            label
            to
            href
          }
          copyright
          sourceUrl
        }
      }
    }
  `);
  if (!data.site) throw new Error("Gatsby made no node for the site: site.config.ts was not read.");
  return data.site.siteMetadata;
}
