import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { ModuleReference } from "../components/api/ModuleReference";
import { PageMeta } from "../components/ui/PageMeta";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { DocsLayout } from "../layouts/DocsLayout";
import { toHeadings } from "../lib/headings";
import type { Module } from "../lib/reference";
import { toGroups, toSections } from "../lib/sections";

/** The page of one module. */
export default function ApiModule({ data }: PageProps<Queries.ApiModuleQuery>) {
  const module = moduleOf(data);
  const sections = toSections(module);
  const { sourceUrl } = useSiteMetadata();
  return (
    <DocsLayout path={module.href} title={module.name} headings={toHeadings(sections)}>
      <ModuleReference module={module} sections={sections} groups={toGroups(sections)} sourcePattern={sourceUrl} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Queries.ApiModuleQuery>) {
  const { name, summary, href } = moduleOf(data);
  const { title, url } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title={name} description={summary} path={href} />;
}

function moduleOf({ luauModule }: Queries.ApiModuleQuery): Module {
  if (!luauModule) throw new Error("A reference page was made for a module that does not exist.");
  return luauModule;
}

export const query = graphql`
  query ApiModule($id: String!) {
    luauModule(id: { eq: $id }) {
      name
      href
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
