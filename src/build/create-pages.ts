import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface ModulePages {
  readonly allLuauModule: { readonly nodes: readonly { readonly id: string; readonly href: string }[] };
}

/** Makes the pages that come from data. A page's context is an id; its template's query reads the rest. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<ModulePages>(/* GraphQL */ `
    query ModulePages {
      allLuauModule(sort: { slug: ASC }) {
        nodes {
          id
          href
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The list of modules could not be read, so there are no reference pages.", errors);
    return;
  }
  const component = path.resolve("src/templates/api-module.tsx");
  for (const { id, href } of data.allLuauModule.nodes) actions.createPage({ path: href, component, context: { id } });
};
