import { graphql } from "gatsby";

/** The fields of the reference. Gatsby finds fragments by their names: nothing imports these. */

export const docs = graphql`
  fragment Token on LuauToken {
    text
    kind
    href
  }

  fragment Declaration on LuauDeclaration {
    tokens { ...Token }
    breaks { at below depth }
  }

  fragment UsedBy on LuauUsedBy {
    type
    returnedBy { text href }
    returnedByCount
    takenBy { text href }
    takenByCount
  }

  fragment Location on LuauLocation {
    file
    line
    endLine
  }

  fragment Doc on LuauDoc {
    summary
    isBrief
    descriptionHtml
    deprecated {
      since
      reasonHtml
      use
      useHref
    }
    since
    errors {
      type { ...Token }
      descriptionHtml
    }
    yields
    unreleased
    realms
    labels
    missingIn
    history {
      addedIn
      changedIn
      deprecatedIn
      removedIn
      listedIn
      fragment
    }
  }
`;

export const entries = graphql`
  fragment Entry on LuauEntry {
    name
    path
    anchor
    formerAnchors
    doc { ...Doc }
    location { ...Location }
  }

  fragment Count on LuauCount {
    kind
    count
  }

  fragment ModuleHead on LuauModule {
    name
    realms
    labels
    group
    href
    place { ...DocsLocation }
    summary
    requireHtml
    verified { engine date }
    descriptionHtml
    namespaces {
      name
      href
      summary
      contents { ...Count }
    }
    moved { anchor text href }
    location { ...Location }
  }
`;

export const calls = graphql`
  fragment Parameter on LuauParameter {
    name
    optional
    variadic
    type { ...Token }
    descriptionHtml
    defaultValue
  }

  fragment Return on LuauReturn {
    name
    type { ...Token }
    descriptionHtml
  }

  fragment Function on LuauFunction {
    ...Entry
    method
    signatures {
      declaration { ...Declaration }
      parameters { ...Parameter }
      returns { ...Return }
      descriptionHtml
    }
  }

  fragment Event on LuauEvent {
    ...Entry
    declaration { ...Declaration }
    handlerHtml
    listenerType
    usedBy { ...UsedBy }
    parameters { ...Parameter }
    returns { ...Return }
  }
`;

export const values = graphql`
  fragment Constant on LuauConstant {
    ...Entry
    declaration { ...Declaration }
    defaultValue
  }

  fragment Enum on LuauEnum {
    ...Entry
    usedBy { ...UsedBy }
    values {
      anchor
      formerAnchors
      value
      doc { ...Doc }
    }
  }

  fragment Type on LuauType {
    ...Entry
    declaration { ...Declaration }
    usedBy { ...UsedBy }
  }
`;

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
