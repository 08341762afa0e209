import { graphql, type PageProps } from "gatsby";
import { useTranslate } from "../components/shell/shell-context";
import { ModuleHead, ModuleLayout } from "../layouts/ModuleLayout";
import { requireNode } from "../lib/page/query-results";
import { toGroupHeadings } from "../lib/page/headings";
import { namespaceGroup, toIndexGroups } from "../lib/reference/sections";

/** The page of a module whose entries have their own pages. */
export default function ApiModuleIndex({ data }: PageProps<Queries.ApiModuleIndexQuery>) {
  const module = requireNode(data.luauModule, "a module");
  const t = useTranslate();
  const groups = [...namespaceGroup(module.namespaces, t), ...toIndexGroups(module, t)];
  return <ModuleLayout module={module} sections={[]} groups={groups} headings={toGroupHeadings(groups)} />;
}

export const Head = ModuleHead;

export const query = graphql`
  query ApiModuleIndex($id: String!) {
    luauModule(id: { eq: $id }) {
      ...ModuleHead
      groups
      listed { ...ListedEntry }
    }
  }

  fragment ListedEntry on LuauListedEntry {
    kind
    path
    anchor
    href
    group
    summary
    deprecated { since }
  }
`;
