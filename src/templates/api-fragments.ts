import { graphql } from "gatsby";

/** What the reference asks of each kind of entry. Gatsby knows fragments by their names alone: nothing imports these. */

export const docs = graphql`
  fragment Token on LuauToken {
    text
    kind
    href
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
      type
      descriptionHtml
    }
    yields
    unreleased
    realms
  }
`;

export const calls = graphql`
  fragment Parameter on LuauParameter {
    name
    type {
      ...Token
    }
    descriptionHtml
    optional
    variadic
    defaultValue
  }

  fragment Return on LuauReturn {
    name
    type {
      ...Token
    }
    descriptionHtml
    optional
    variadic
  }

  fragment Function on LuauFunction {
    name
    path
    anchor
    signatures {
      tokens {
        ...Token
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
    listenerType
    tokens {
      ...Token
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
    type {
      ...Token
    }
    readonly
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
    values {
      name
      anchor
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
    tokens {
      ...Token
    }
    doc {
      ...Doc
    }
    location {
      ...Location
    }
  }
`;

export const classes = graphql`
  fragment Property on LuauProperty {
    name
    path
    anchor
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
    tokens {
      ...Token
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
