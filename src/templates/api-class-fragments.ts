import { graphql } from "gatsby";

/** What the reference asks of a class: see api-fragments.ts for the rest. */

export const classes = graphql`
  fragment Property on LuauProperty {
    name
    path
    anchor
    formerAnchors
    type {
      ...Token
    }
    access
    optional
    defaultValue
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }

  fragment Class on LuauClass {
    name
    path
    anchor
    formerAnchors
    declaration {
      ...Declaration
    }
    usedBy {
      ...UsedBy
    }
    parent {
      text
      href
    }
    properties {
      ...Property
    }
    methods {
      ...Function
    }
    indexer {
      key {
        ...Token
      }
      value {
        ...Token
      }
      access
      descriptionHtml
    }
    inherited {
      from {
        text
        href
      }
      members {
        text
        href
        summary
        deprecated
      }
    }
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }
`;
