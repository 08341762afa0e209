import { graphql } from "gatsby";

/** The fields of a class in the reference: see api-fragments.ts for the rest. */

export const classes = graphql`
  fragment Property on LuauProperty {
    name
    anchor
    formerAnchors
    type { ...Token }
    access
    optional
    defaultValue
    doc { ...Doc }
  }

  fragment Class on LuauClass {
    ...Entry
    origin
    declaration { ...Declaration }
    ancestors { text href }
    extendedBy { text href }
    usedBy { ...UsedBy }
    properties { ...Property }
    events { ...Event }
    methods { ...Function }
    indexer {
      key { ...Token }
      value { ...Token }
      access
      descriptionHtml
    }
    inherited {
      from { text href }
      members {
        text
        href
        summary
        deprecated
      }
    }
  }
`;
