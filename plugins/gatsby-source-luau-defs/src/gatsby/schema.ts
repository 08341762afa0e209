/**
 * The GraphQL contract between the plugin and a site, in full: nothing is inferred.
 * One node a module; entries are embedded, so that a page is one query without joins.
 * `href`s are paths from the site's root, without its path prefix.
 */
export const schema = /* GraphQL */ `
  """One definition file: one reference page."""
  type LuauModule implements Node @dontInfer {
    """The file's name without .d.luau: timer."""
    slug: String!
    """As readers call it: Timer, UI."""
    name: String!
    href: String!
    """Plain text: the first sentence of the description."""
    summary: String!
    descriptionHtml: String!
    functions: [LuauFunction!]!
    constants: [LuauConstant!]!
    classes: [LuauClass!]!
    enums: [LuauEnum!]!
    events: [LuauEvent!]!
    types: [LuauType!]!
    location: LuauLocation!
    """What a search index needs of each symbol, as a list: SearchRecord in emit/search-records.ts. For builds, not for pages."""
    searchRecords: JSON!
  }

  """A place in a definition file. Lines count from 1."""
  type LuauLocation @dontInfer {
    file: String!
    line: Int!
    endLine: Int!
  }

  """One piece of a type or signature as it is printed. kind: keyword, name, type, builtin, generic, string, number, boolean, punctuation, operator, parameter, text."""
  type LuauToken @dontInfer {
    text: String!
    kind: String!
    """Where the named type is defined; null for all else."""
    href: String
  }

  """What doc tags say of an entry, whatever its kind."""
  type LuauDoc @dontInfer {
    """Plain text: the first sentence of the description."""
    summary: String!
    descriptionHtml: String!
    deprecated: LuauDeprecation
    since: String
    errors: [LuauError!]!
    yields: Boolean!
    unreleased: Boolean!
    realms: [String!]!
  }

  type LuauDeprecation @dontInfer {
    since: String
    reasonHtml: String!
    """What replaces it, as written, and where that is."""
    use: String
    useHref: String
  }

  type LuauError @dontInfer {
    type: String!
    descriptionHtml: String!
  }

  type LuauParameter @dontInfer {
    name: String!
    type: [LuauToken!]!
    descriptionHtml: String!
    optional: Boolean!
    variadic: Boolean!
    defaultValue: String
  }

  type LuauReturn @dontInfer {
    name: String
    type: [LuauToken!]!
    descriptionHtml: String!
    optional: Boolean!
    variadic: Boolean!
  }

  type LuauSignature @dontInfer {
    """The whole signature on one line: Timer.setTimeout(duration: number?, callback: () -> ()): TimerId"""
    tokens: [LuauToken!]!
    parameters: [LuauParameter!]!
    returns: [LuauReturn!]!
    descriptionHtml: String!
  }

  type LuauFunction @dontInfer {
    name: String!
    """Timer.setTimeout, Entity:destroy"""
    path: String!
    """Without #."""
    anchor: String!
    href: String!
    method: Boolean!
    signatures: [LuauSignature!]!
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauConstant @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    type: [LuauToken!]!
    readonly: Boolean!
    defaultValue: String
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauProperty @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    type: [LuauToken!]!
    access: String!
    optional: Boolean!
    defaultValue: String
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauIndexer @dontInfer {
    key: [LuauToken!]!
    value: [LuauToken!]!
    access: String!
    descriptionHtml: String!
  }

  """A link to an entry elsewhere; href is null when the name leads nowhere."""
  type LuauLink @dontInfer {
    text: String!
    href: String
  }

  type LuauInherited @dontInfer {
    from: LuauLink!
    members: [LuauLink!]!
  }

  type LuauClass @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    """record or extern."""
    origin: String!
    """The head of the declaration: type Box<T>, extern type Part extends Instance"""
    tokens: [LuauToken!]!
    parent: LuauLink
    properties: [LuauProperty!]!
    methods: [LuauFunction!]!
    indexer: LuauIndexer
    inherited: [LuauInherited!]!
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauEnumValue @dontInfer {
    name: String!
    anchor: String!
    href: String!
    """Luau source: "Left", KeyCode.A"""
    value: String!
    type: [LuauToken!]!
    doc: LuauDoc!
  }

  type LuauEnum @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    """strings or table."""
    origin: String!
    values: [LuauEnumValue!]!
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauEvent @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    """The alias of the listener's type: TickListener."""
    listenerType: String!
    """The listener's type."""
    tokens: [LuauToken!]!
    parameters: [LuauParameter!]!
    returns: [LuauReturn!]!
    doc: LuauDoc!
    location: LuauLocation!
  }

  type LuauType @dontInfer {
    name: String!
    path: String!
    anchor: String!
    href: String!
    """The whole alias: type Callback = () -> ()"""
    tokens: [LuauToken!]!
    doc: LuauDoc!
    location: LuauLocation!
  }
`;
