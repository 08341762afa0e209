import type { CreateSchemaCustomizationArgs } from "gatsby";

/** The schema of guides and posts. Nothing is inferred; nodes that no page queries have no fields in it. */
const contentSchema = /* GraphQL */ `
  """A guide: an MDX file of a docs version."""
  type Guide implements Node @dontInfer {
    href: String!
    """The name of its docs version."""
    version: String!
    """The end of its address: tutorials/creating-packages."""
    slug: String!
    title: String!
    sidebarLabel: String!
    sidebarPosition: Float
    description: String!
    file: String!
    contentFilePath: String!
    headings: [PageHeading!]!
    sections: [PageSection!]!
  }

  """A blog post: an MDX file."""
  type BlogPost implements Node @dontInfer {
    href: String!
    slug: String!
    title: String!
    description: String!
    date: Date! @dateformat
    updated: Date @dateformat
    authors: [BlogAuthor] @link(by: "name")
    tags: [BlogTag] @link(by: "name")
    """Reading time, rounded up."""
    minutes: Int!
    """The text before the marker of its end, as HTML; null without a marker."""
    excerptHtml: String
    file: String!
    contentFilePath: String!
    headings: [PageHeading!]!
    sections: [PageSection!]!
  }

  type PageHeading @dontInfer {
    id: String!
    text: String!
    level: Int!
  }

  """The text under a heading, for search."""
  type PageSection @dontInfer {
    """Empty for the text before the first heading."""
    id: String!
    title: String!
    text: String!
  }

  type BlogAuthor implements Node @dontInfer {
    """As in the address of the author's page."""
    name: String!
    fullName: String!
    title: String!
    description: String!
    url: String
  }

  type BlogTag implements Node @dontInfer {
    """As in the address of the tag's page."""
    name: String!
    label: String!
    description: String!
  }

  type DocsVersion implements Node @dontInfer {
    name: String!
    label: String!
    path: String!
    """only, latest, unreleased or old."""
    status: String!
    frozen: String!
    """Its release date, or that of the last change of its definitions: 2025-01-31; null without either."""
    date: String
  }

  """The location of a page in the docs."""
  type DocsLocation @dontInfer {
    version: DocsVersionName!
    """Of the sidebar, outermost first."""
    categories: [String!]!
    previous: DocsNeighbour
    next: DocsNeighbour
    """Of a long reference, the part around the page."""
    sidebar: [SidebarItem!]!
    """The file with the names of all pages, for the filter of a long sidebar."""
    names: String
    """The newest release's counterpart of the page; null in that release."""
    newest: NewestPage
    """The address that search engines should keep."""
    canonical: String!
  }

  type DocsVersionName @dontInfer {
    label: String!
    path: String!
    """only, latest, unreleased or old."""
    status: String!
  }

  type DocsNeighbour @dontInfer {
    label: String!
    href: String!
  }

  type NewestPage @dontInfer {
    label: String!
    path: String!
  }

  """One line of a sidebar: a page, or a category (without href) of what is deeper after it."""
  type SidebarItem @dontInfer {
    label: String!
    href: String
    depth: Int!
    collapsed: Boolean!
  }

  """A name as written in a page, and its address."""
  type NameLink @dontInfer {
    name: String!
    href: String!
  }

  """An entry of the reference, as far as a guide shows it."""
  type ApiEntry @dontInfer {
    name: String!
    href: String!
    summary: String!
    tokens: [LuauToken!]!
  }

  """The content of sidebar.yml, from which DocsSidebar is made."""
  type SidebarSource implements Node @dontInfer

  """The sidebar of a docs version as a flat list, of which each page queries a part."""
  type DocsSidebar implements Node @dontInfer

  """The dates of the last commits of files."""
  type FileHistory implements Node @dontInfer

  """The data of a content file that checks need."""
  type ContentFacts implements Node @dontInfer

  """Gatsby's own node. Pages import the configuration from the module site-data, without a query."""
  type Site implements Node @dontInfer
`;

export function createContentSchema({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(contentSchema);
}
