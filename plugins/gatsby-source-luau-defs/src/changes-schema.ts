export const changesSchema = /* GraphQL */ `
  """
  The versions that an entry came, changed and went in. Nothing where the plugin is not told of other
  versions.
  """
  type LuauHistory @dontInfer {
    """Null for what the oldest version has, unless its @since tells."""
    addedIn: String
    """Oldest first; not those that changed its texts alone."""
    changedIn: [String!]!
    deprecatedIn: String
    """The later version that has it no more."""
    removedIn: String
    """The versions whose LuauChanges name it, or a member of it."""
    listedIn: [String!]!
    """Its anchor in their ids, encoded; null if none does."""
    fragment: String
  }

  """What is different from the version before: there is one node for each version but the oldest."""
  type LuauChanges implements Node @dontInfer {
    """Of the version's reference pages: /docs/api."""
    basePath: String!
    version: String!
    """The version before."""
    since: String!
    """Breaking ones first, then by module and path."""
    changes: [LuauChange!]!
    """The same with addresses of the site, under a heading."""
    markdown: String!
  }

  type LuauChange @dontInfer {
    """breaking, addition or documentation"""
    class: String!
    """As a script writes it: Timer.setTimeout."""
    path: String!
    """The module that has it, or had it last: timer."""
    module: String!
    """What happened, in a word or two: Parameter added."""
    text: String!
    """Luau source, as it was. Null when there was nothing, and for changes of texts."""
    old: String
    new: String
    reason: String!
    """What to use instead, where a deprecation says so."""
    adviceHtml: String
    """Null for a symbol that no longer exists."""
    href: String
    """Anchors of the symbol and its owner, where they are named first."""
    ids: [String!]!
  }
`;
