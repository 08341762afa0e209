import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { EntryPage } from "../components/api/EntryPage";
import { PageMeta } from "../components/ui/PageMeta";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { DocsLayout } from "../layouts/DocsLayout";

/** The page of one class or enum of a big module. The docs around it are those of its module. */
export default function ApiEntry({ data }: PageProps<Queries.ApiEntryQuery>) {
  const { name, module, class: classEntry, enum: enumEntry } = pageOf(data);
  const { sourceUrl } = useSiteMetadata();
  const headings = (classEntry?.methods ?? []).map(({ anchor, name: method }) => ({ id: anchor, text: method, code: true, children: [] }));
  return (
    <DocsLayout path={module.href} title={name} headings={headings}>
      <EntryPage module={module} classEntry={classEntry} enumEntry={enumEntry} sourcePattern={sourceUrl} />
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Queries.ApiEntryQuery>) {
  const { name, href, module, class: classEntry, enum: enumEntry } = pageOf(data);
  const { title, url } = useSiteMetadata();
  const summary = (classEntry ?? enumEntry)?.doc.summary ?? "";
  return <PageMeta siteTitle={title} siteUrl={url} title={`${name} (${module.name})`} description={summary} path={href} />;
}

function pageOf({ luauEntryPage }: Queries.ApiEntryQuery) {
  if (!luauEntryPage) throw new Error("A reference page was made for an entry that does not exist.");
  return luauEntryPage;
}

export const query = graphql`
  query ApiEntry($id: String!) {
    luauEntryPage(id: { eq: $id }) {
      name
      href
      module {
        name
        href
      }
      class {
        ...Class
      }
      enum {
        ...Enum
      }
    }
  }
`;
