export const changesSchema = /* GraphQL */ `
  """The versions in which an entry was added, changed and removed. Empty without the option history."""
  type LuauHistory @dontInfer {
    """Null for an entry of the oldest version without @since."""
    addedIn: String
    """Oldest first, without versions that only changed its texts."""
    changedIn: [String!]!
    deprecatedIn: String
    """The first later version without it."""
    removedIn: String
    """The versions whose LuauChanges name it, or a member of it."""
    listedIn: [String!]!
    """Its anchor in their ids, encoded; null if none does."""
    fragment: String
  }

  """The changes since the previous version. Each version except the oldest has a node."""
  type LuauChanges implements Node @dontInfer {
    """Of the version's reference pages: /docs/api."""
    basePath: String!
    version: String!
    """The previous version."""
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
    """The module that contains it, or last contained it: timer."""
    module: String!
    """The kind of change: Parameter added."""
    text: String!
    """The former Luau source; null for additions, and for changes of texts."""
    old: String
    new: String
    reason: String!
    """The replacement that a deprecation names."""
    adviceHtml: String
    """Null for a symbol that no longer exists."""
    href: String
    """Anchors of the symbol and its owner, where they are named first."""
    ids: [String!]!
  }
`;
