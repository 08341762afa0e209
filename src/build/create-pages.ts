import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface ReferencePages {
  readonly allLuauModule: { readonly nodes: readonly PageNode[] };
  readonly allLuauEntryPage: { readonly nodes: readonly (PageNode & { readonly module: { readonly href: string } })[] };
}

interface PageNode {
  readonly id: string;
  readonly href: string;
}

/** Makes the pages that come from data. A page's context is an id; its template's query reads the rest. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<ReferencePages>(/* GraphQL */ `
    query ReferencePages {
      allLuauModule(sort: { slug: ASC }) {
        nodes {
          id
          href
        }
      }
      allLuauEntryPage(sort: { href: ASC }) {
        nodes {
          id
          href
          module {
            href
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of modules could not be read, so there are no reference pages.", errors);
    return;
  }
  const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
  const split = new Set(data.allLuauEntryPage.nodes.map(({ module }) => module.href));
  for (const { id, href } of data.allLuauModule.nodes) {
    actions.createPage({ path: href, component: template(split.has(href) ? "api-module-index" : "api-module"), context: { id } });
  }
  for (const { id, href } of data.allLuauEntryPage.nodes) actions.createPage({ path: href, component: template("api-entry"), context: { id } });
};
