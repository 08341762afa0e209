import { graphql, type PageProps } from "gatsby";
import { useTranslate } from "../components/shell/shell-context";
import { ModuleHead, ModuleLayout } from "../layouts/ModuleLayout";
import { requireNode } from "../lib/page/query-results";
import { toGroupHeadings, toHeadings } from "../lib/page/headings";
import { namespaceGroup, toGroups, toSections } from "../lib/reference/sections";

export default function ApiModule({ data }: PageProps<Queries.ApiModuleQuery>) {
  const module = requireNode(data.luauModule, "a module");
  const t = useTranslate();
  const sections = toSections(module, t);
  const namespaces = namespaceGroup(module.namespaces, t);
  const headings = [...toGroupHeadings(namespaces), ...toHeadings(sections)];
  const groups = [...namespaces, ...toGroups(sections)];
  return <ModuleLayout module={module} sections={sections} groups={groups} headings={headings} />;
}

export const Head = ModuleHead;

export const query = graphql`
  query ApiModule($id: String!) {
    luauModule(id: { eq: $id }) {
      ...ModuleHead
      functions { ...Function }
      constants { ...Constant }
      classes { ...Class }
      enums { ...Enum }
      events { ...Event }
      types { ...Type }
    }
  }
`;
