import { graphql } from "gatsby";

/** The fields of guides and posts. Gatsby finds fragments by their names alone: nothing imports these. */

export const names = graphql`
  fragment ApiSummary on ApiEntry {
    name
    href
    summary
    tokens { ...Token }
  }

  fragment NameLink on NameLink {
    name
    href
  }
`;

export const guides = graphql`
  fragment GuideNames on Guide {
    api { ...ApiSummary }
    sampleLinks { ...NameLink }
    fileLinks { ...NameLink }
  }
`;

export const docs = graphql`
  fragment DocsLocation on DocsLocation {
    version { label path status }
    categories
    previous { label href }
    next { label href }
    sidebar {
      label
      href
      depth
      collapsed
    }
    names
    newest { label path }
    canonical
  }
`;

export const posts = graphql`
  fragment AllPosts on Query {
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { title href date }
    }
  }

  fragment PostNames on BlogPost {
    api { ...ApiSummary }
    sampleLinks { ...NameLink }
    fileLinks { ...NameLink }
  }

  fragment PostSummary on BlogPost {
    href
    title
    description
    date
    minutes
    excerptHtml
    authors { name fullName title }
    tags { name label }
  }
`;
