import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ModuleReference } from "../components/api/page/ModuleReference";
import { useTranslate } from "../components/shell/shell-context";
import { DocsLayout } from "../layouts/DocsLayout";
import { ModuleHead } from "../layouts/ModuleHead";
import { requireNode } from "../lib/page/present";
import { toGroupHeadings, toHeadings } from "../lib/page/headings";
import { namespaceGroup, toGroups, toSections } from "../lib/reference/sections";

export default function ApiModule({ data }: PageProps<Queries.ApiModuleQuery>) {
  const module = requireNode(data.luauModule, "a module");
  const t = useTranslate();
  const sections = toSections(module, t);
  const namespaces = namespaceGroup(module.namespaces, t);
  return (
    <DocsLayout
      path={module.href}
      location={module.place}
      title={module.name}
      group={module.group}
      headings={[...toGroupHeadings(namespaces), ...toHeadings(sections)]}
    >
      <ModuleReference module={module} sections={sections} groups={[...namespaces, ...toGroups(sections)]} />
    </DocsLayout>
  );
}

export const Head = ModuleHead;

export const query = graphql`
  query ApiModule($id: String!) {
    luauModule(id: { eq: $id }) {
      ...ModuleHead
      functions {
        ...Function
      }
      constants {
        ...Constant
      }
      classes {
        ...Class
      }
      enums {
        ...Enum
      }
      events {
        ...Event
      }
      types {
        ...Type
      }
    }
  }
`;
