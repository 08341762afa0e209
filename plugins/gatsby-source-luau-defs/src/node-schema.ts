import { DOC_FIELDS, fieldList } from "luau-defs/site";

/**
 * The complete contract between the plugin and a site: nothing is inferred. Entries are embedded in the node
 * of their page, so that a page is one query without joins. An `href` excludes the path prefix.
 */
export const schema = /* GraphQL */ `
  """One definition file: one reference page."""
  type LuauModule implements Node @dontInfer {
    """The file's name without .d.luau: timer."""
    slug: String!
    """Its displayed name: Timer, UI."""
    name: String!
    href: String!
    """Its section of the sidebar."""
    group: String
    """The path of its icon, in a square of 24, if the site has one for it."""
    icon: String
    """Its folder, below the one that all files share: syntax/utils; empty at the top."""
    folder: String!
    """Its label in that folder: its name, or its file's name if nothing else names it."""
    label: String!
    """Whether it is the init.luau of its folder."""
    isEntryPoint: Boolean!
    """Whether it only serves other modules."""
    isInternal: Boolean!
    """The code that loads it: local client = require("./net/client"); empty if none is required."""
    requireHtml: String!
    """The engine that it was compared with; null without verified.json."""
    verified: LuauVerified
    realms: [String!]!
    labels: [String!]!
    """The groups of its entries, in their order."""
    groups: [String!]!
    """Plain text: the first sentence of the description."""
    summary: String!
    contents: [LuauCount!]!
    descriptionHtml: String!
    """The namespaces directly in it: love.graphics in love."""
    namespaces: [LuauNamespace!]!
    """Entries with pages of their own; the following lists have those on the module's page."""
    listed: [LuauListedEntry!]!
    functions: [LuauFunction!]!
    constants: [LuauConstant!]!
    classes: [LuauClass!]!
    enums: [LuauEnum!]!
    events: [LuauEvent!]!
    types: [LuauType!]!
    location: LuauLocation!
    moved: [LuauMoved!]!
    """The search records of its symbols: SymbolRecord of luau-contract. For builds, not for pages."""
    searchRecords: JSON!
  }

  """An entry with a page of its own, in the index of its module."""
  type LuauListedEntry @dontInfer {
    """function, constant, class, enum, event or type"""
    kind: String!
    path: String!
    anchor: String!
    href: String!
    group: String
    """Plain text: the first sentence of the description."""
    summary: String!
    deprecated: LuauListedDeprecation
    """The declaration, in one line."""
    tokens: [LuauToken!]!
    """Properties and methods."""
    members: [LuauListedMember!]!
  }

  type LuauListedDeprecation @dontInfer {
    since: String
  }

  type LuauListedMember @dontInfer {
    path: String!
    href: String!
    summary: String!
    tokens: [LuauToken!]!
  }

  """The page of a namespace, in a list."""
  type LuauNamespace {
    name: String!
    href: String!
    """Plain text: the first sentence of the description."""
    summary: String!
    contents: [LuauCount!]!
  }

  """How many entries of a kind a module has: function, constant, class, enum, event, type."""
  type LuauCount @dontInfer {
    kind: String!
    count: Int!
  }

  """An entry with a page of its own: there are some where the option pages is class."""
  type LuauEntryPage implements Node @dontInfer {
    """As a script writes it: Timer.setTimeout."""
    name: String!
    href: String!
    module: LuauPageModule!
    """Exactly one of the six is not null."""
    class: LuauClass
    enum: LuauEnum
    function: LuauFunction
    constant: LuauConstant
    event: LuauEvent
    type: LuauType
    """Its neighbours by name: classes first, then enums, functions, constants, events, types."""
    previous: LuauPageLink
    next: LuauPageLink
  }

  type LuauPageLink @dontInfer {
    name: String!
    href: String!
  }

  """The module that a page of an entry belongs to."""
  type LuauPageModule @dontInfer {
    slug: String!
    group: String
    name: String!
    href: String!
  }

  """A symbol that has moved to another page, by its former anchor."""
  type LuauMoved @dontInfer {
    anchor: String!
    text: String!
    href: String!
  }

  """A declaration on one line, and its line breaks in narrow columns."""
  type LuauDeclaration @dontInfer {
    tokens: [LuauToken!]!
    breaks: [LuauBreak!]!
  }

  type LuauBreak @dontInfer {
    """The index of the token that begins the new line."""
    at: Int!
    """
    Columns of fewer characters have the line break: 32, 40, 48, 56, 64, 72, 80, 96; 1000 for any column.
    """
    below: Int!
    """Steps of indentation of the new line."""
    depth: Int!
  }

  """The functions and methods that return a type and those that take it."""
  type LuauUsedBy @dontInfer {
    """The type's name, as a search by type takes it."""
    type: String!
    """The first of them, and how many there are."""
    returnedBy: [LuauLink!]!
    returnedByCount: Int!
    takenBy: [LuauLink!]!
    takenByCount: Int!
  }

  type LuauInheritedMember @dontInfer {
    text: String!
    href: String
    """Plain text."""
    summary: String!
    deprecated: Boolean!
  }

  """A location in a definition file. Lines are 1-based."""
  type LuauLocation @dontInfer {
    file: String!
    line: Int!
    endLine: Int!
  }

  """
  One piece of a type or signature as it is printed. kind: keyword, name, type, builtin, generic, string,
  number, boolean, punctuation, operator, parameter, text.
  """
  type LuauToken @dontInfer {
    text: String!
    kind: String!
    """The address of the named type; null for other tokens."""
    href: String
  }

  """The record of luau-defs verify --write."""
  type LuauVerified @dontInfer {
    """Its name and version: Lune 0.11.1."""
    engine: String!
    """2026-11-24"""
    date: String!
  }

  """The documentation of an entry of any kind."""
  type LuauDoc @dontInfer {
    """Plain text: the first sentence of the description."""
    summary: String!
    """Whether the description is the summary alone, without markup."""
    isBrief: Boolean!
    descriptionHtml: String!
    deprecated: LuauDeprecation
    ${fieldList(DOC_FIELDS)}
    errors: [LuauError!]!
    history: LuauHistory!
    """The verified engine that lacks it: Lune 0.11.1."""
    missingIn: String
  }

  """The platform of the definitions, or a library that they refer to, as the settings name them."""
  type LuauInventory implements Node @dontInfer {
    """Its displayed name: Roblox."""
    title: String!
    """Names in code, Enum.KeyCode.E, with their addresses in its own reference."""
    names: [LuauInventoryName!]!
  }

  type LuauInventoryName @dontInfer {
    name: String!
    href: String!
  }

  type LuauDeprecation @dontInfer {
    since: String
    reasonHtml: String!
    """Its replacement as written, and the address of that."""
    use: String
    useHref: String
  }

  type LuauError @dontInfer {
    type: [LuauToken!]!
    descriptionHtml: String!
  }
`;
