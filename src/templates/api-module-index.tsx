import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { ModuleReference } from "../components/api/ModuleReference";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { DocsLayout } from "../layouts/DocsLayout";
import { ReferenceHead } from "../layouts/ReferenceHead";
import { found } from "../lib/found";
import { toHeadings } from "../lib/headings";
import { toIndexGroups, toSections } from "../lib/sections";

/** The page of a module whose classes and enums have pages of their own: an index of them, and all else in full. */
export default function ApiModuleIndex({ data }: PageProps<Queries.ApiModuleIndexQuery>) {
  const module = found(data.luauModule, "a module");
  const { functions, constants, events, types, classes, enums } = module;
  const sections = toSections({ functions, constants, events, types, classes: [], enums: [] });
  const { sourceUrl } = useSiteMetadata();
  return (
    <DocsLayout path={module.href} place={module.place} title={module.name} headings={toHeadings(sections)}>
      <ModuleReference module={module} sections={sections} groups={toIndexGroups(sections, classes, enums)} sourcePattern={sourceUrl} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Queries.ApiModuleIndexQuery>) {
  const { name, summary, href, place } = found(data.luauModule, "a module");
  return <ReferenceHead title={name} summary={summary} href={href} canonical={place.canonical} />;
}

export const query = graphql`
  query ApiModuleIndex($id: String!) {
    luauModule(id: { eq: $id }) {
      name
      href
      place {
        ...DocsPlace
      }
      summary
      descriptionHtml
      moved {
        anchor
        text
        href
      }
      location {
        ...Location
      }
      functions {
        ...Function
      }
      constants {
        ...Constant
      }
      classes {
        name
        anchor
        href
        doc {
          summary
          deprecated {
            since
          }
        }
      }
      enums {
        name
        anchor
        href
        doc {
          summary
          deprecated {
            since
          }
        }
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
