import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { compare } from "luau-syntax";
import type { EntryPageNode } from "./api-entries";
import { nodesOf } from "./nodes-of";

interface PageNode {
  readonly id: string;
  readonly href: string;
}

/** Creates the pages of modules and entries. Their context is an id; their queries read the data. */
export function createReferencePages(args: CreatePagesArgs): void {
  const modules = nodesOf<PageNode>(args, "LuauModule");
  const entries = nodesOf<PageNode & EntryPageNode>(args, "LuauEntryPage");
  const split = new Set(entries.map(({ module }) => module.href));
  const create = (pages: readonly PageNode[], templateOf: (href: string) => string): void => {
    for (const { id, href } of [...pages].sort((a, b) => compare(a.href, b.href))) {
      // Decoded: Gatsby derives file names from the path, and servers look them up in this form.
      args.actions.createPage({
        path: decodeURI(href),
        component: path.resolve(`src/templates/${templateOf(href)}.tsx`),
        context: { id },
      });
    }
  };
  create(modules, (href) => (split.has(href) ? "api-module-index" : "api-module"));
  create(entries, () => "api-entry");
}
