import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { ModuleReference } from "../components/api/page/ModuleReference";
import { useTranslate } from "../components/shell/shell-context";
import type { LocalePage } from "../layouts/head-texts";
import { DocsLayout } from "../layouts/DocsLayout";
import { ReferenceHead } from "../layouts/ReferenceHead";
import { found } from "../lib/page/found";
import { toGroupHeadings } from "../lib/page/headings";
import { namespaceGroup, toIndexGroups } from "../lib/reference/sections";

/** The page of a module whose entries have pages of their own: an index of them. */
export default function ApiModuleIndex({ data }: PageProps<Queries.ApiModuleIndexQuery>) {
  const module = found(data.luauModule, "a module");
  const t = useTranslate();
  const groups = [...namespaceGroup(module.namespaces, t), ...toIndexGroups(module, t)];
  return (
    <DocsLayout
      path={module.href}
      place={module.place}
      title={module.name}
      group={module.group}
      headings={toGroupHeadings(groups)}
    >
      <ModuleReference module={module} sections={[]} groups={groups} />
    </DocsLayout>
  );
}

export function Head({ data, pageContext: { locale } }: HeadProps<Queries.ApiModuleIndexQuery, LocalePage>) {
  const { name, summary, href, place } = found(data.luauModule, "a module");
  return (
    <ReferenceHead title={name} summary={summary} href={href} canonical={place.canonical} locale={locale} />
  );
}

export const query = graphql`
  query ApiModuleIndex($id: String!) {
    luauModule(id: { eq: $id }) {
      ...ModuleHead
      groups
      functions {
        ...IndexedEntry
      }
      constants {
        ...IndexedEntry
      }
      classes {
        ...IndexedEntry
      }
      enums {
        ...IndexedEntry
      }
      events {
        ...IndexedEntry
      }
      types {
        ...IndexedEntry
      }
    }
  }

  fragment IndexedEntry on LuauEntry {
    path
    anchor
    href
    group
    doc {
      summary
      deprecated {
        since
      }
    }
  }
`;
