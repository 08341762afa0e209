import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import {
  archivePath,
  authorPath,
  authorsPath,
  blogListPath,
  changesPath,
  tagPath,
  tagsPath,
} from "../../lib/content/content-routes";
import { nodesOf } from "./nodes-of";

/** Number of posts per page of the blog's list. */
const POSTS_PER_PAGE = 10;

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Creates the pages of guides and the blog. */
export function createContentPages(args: CreatePagesArgs): void {
  createDocs(args);
  createTexts(args, "Guide", "guide");
  createTexts(args, "BlogPost", "blog-post");
  createLists(args);
}

interface PageNode {
  readonly id: string;
  readonly href: string;
  readonly contentFilePath: string;
}

function createDocs(args: CreatePagesArgs): void {
  const roots = nodesOf<{ id: string; path: string; name: string }>(args, "DocsVersion");
  const compared = new Set(
    nodesOf<{ basePath: string }>(args, "LuauChanges").map(({ basePath }) => basePath),
  );
  for (const { id, path: href, name } of roots) {
    const reference = `${href}/api`;
    const create = (path: string, component: string): void =>
      args.actions.createPage({
        path,
        component: template(component),
        context: { id, version: name, reference },
      });
    create(href, "docs-root");
    if (compared.has(reference)) create(changesPath(href), "version-changes");
  }
}

function createTexts(args: CreatePagesArgs, type: string, name: string): void {
  for (const { id, href, contentFilePath } of nodesOf<PageNode>(args, type)) {
    args.actions.createPage({
      path: href,
      component: `${template(name)}?__contentFilePath=${contentFilePath}`,
      // An empty `frontmatter` keeps gatsby-plugin-mdx from adding the complete one to each page's data.
      context: { id, frontmatter: {} },
    });
  }
}

function createLists(args: CreatePagesArgs): void {
  const posts = nodesOf<PageNode>(args, "BlogPost").length;
  const { createPage } = args.actions;
  // A site without posts has no blog pages.
  if (posts === 0) return;
  const pages = Math.ceil(posts / POSTS_PER_PAGE);
  for (let page = 1; page <= pages; page += 1) {
    createPage({
      path: blogListPath(page),
      component: template("blog-list"),
      context: { skip: (page - 1) * POSTS_PER_PAGE, limit: POSTS_PER_PAGE, page, pages },
    });
  }
  createPage({ path: archivePath, component: template("blog-archive"), context: {} });
  createPage({ path: authorsPath, component: template("blog-authors"), context: {} });
  createPage({ path: tagsPath, component: template("blog-tags"), context: {} });
  for (const { name } of nodesOf<{ name: string }>(args, "BlogAuthor"))
    createPage({ path: authorPath(name), component: template("blog-author"), context: { name } });
  for (const { name } of nodesOf<{ name: string }>(args, "BlogTag"))
    createPage({ path: tagPath(name), component: template("blog-tag"), context: { name } });
}
