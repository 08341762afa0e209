import { graphql, useStaticQuery } from "gatsby";
import type { ModuleSummary } from "../lib/reference";

/** All modules of the reference, by name. */
export function useModules(): readonly ModuleSummary[] {
  const { allLuauModule } = useStaticQuery<Queries.ModulesQuery>(graphql`
    query Modules {
      allLuauModule(sort: { slug: ASC }) {
        nodes {
          name
          href
          summary
        }
      }
    }
  `);
  return allLuauModule.nodes;
}
