import { graphql } from "gatsby";

/** What the reference asks of each kind of entry. Gatsby knows fragments by their names alone: nothing imports these. */

export const docs = graphql`
  fragment Token on LuauToken {
    text
    kind
    href
  }

  fragment Declaration on LuauDeclaration {
    tokens {
      ...Token
    }
    breaks {
      at
      below
      depth
    }
  }

  fragment UsedBy on LuauUsedBy {
    type
    returnedBy {
      text
      href
    }
    returnedByCount
    takenBy {
      text
      href
    }
    takenByCount
  }

  fragment Location on LuauLocation {
    file
    line
    endLine
  }

  fragment Doc on LuauDoc {
    summary
    descriptionHtml
    deprecated {
      since
      reasonHtml
      use
      useHref
    }
    since
    errors {
      type {
        ...Token
      }
      descriptionHtml
    }
    yields
    unreleased
    realms
    history {
      addedIn
      changedIn
      deprecatedIn
      removedIn
    }
  }
`;

export const calls = graphql`
  fragment Parameter on LuauParameter {
    name
    type {
      ...Token
    }
    descriptionHtml
    defaultValue
  }

  fragment Return on LuauReturn {
    name
    type {
      ...Token
    }
    descriptionHtml
  }

  fragment Function on LuauFunction {
    name
    path
    anchor
    formerAnchors
    signatures {
      declaration {
        ...Declaration
      }
      parameters {
        ...Parameter
      }
      returns {
        ...Return
      }
      descriptionHtml
    }
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }

  fragment Event on LuauEvent {
    name
    path
    anchor
    formerAnchors
    declaration {
      ...Declaration
    }
    handlerHtml
    usedBy {
      ...UsedBy
    }
    parameters {
      ...Parameter
    }
    returns {
      ...Return
    }
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }
`;

export const values = graphql`
  fragment Constant on LuauConstant {
    name
    path
    anchor
    formerAnchors
    declaration {
      ...Declaration
    }
    defaultValue
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }

  fragment Enum on LuauEnum {
    name
    path
    anchor
    formerAnchors
    usedBy {
      ...UsedBy
    }
    values {
      anchor
      formerAnchors
      value
      doc {
        ...Doc
      }
    }
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }

  fragment Type on LuauType {
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
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }
`;
