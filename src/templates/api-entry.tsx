import { graphql, type PageProps } from "gatsby";
import { EntryModule } from "../components/api/entry/EntryFrame";
import { SectionEntries } from "../components/api/page/SectionView";
import { TypeCards } from "../components/api/page/TypeCards";
import { useTranslate } from "../components/shell/shell-context";
import { DocsLayout } from "../layouts/DocsLayout";
import { templateHead } from "../layouts/template-head";
import { requireNode } from "../lib/page/query-results";
import { classHeadings } from "../lib/reference/class-members";
import { sectionOf } from "../lib/reference/sections";

/** The page of one entry of a large module. The sidebar's page is that of its module. */
export default function ApiEntry({ data }: PageProps<Queries.ApiEntryQuery>) {
  const page = requireNode(data.luauEntryPage, "an entry");
  const { name, module, place, previous, next } = page;
  const t = useTranslate();
  const section = requireNode(sectionOf(page, t) ?? null, "an entry");
  const headings = page.class === null ? [] : classHeadings(page.class, t);
  return (
    <DocsLayout
      path={module.href}
      location={place}
      title={name}
      group={module.group}
      headings={headings}
      indexed={{ name: module.name, href: page.href, previous, next }}
    >
      <TypeCards>
        <EntryModule value={module.name}>
          <SectionEntries section={section} level={1} />
        </EntryModule>
      </TypeCards>
    </DocsLayout>
  );
}

export const Head = templateHead<Queries.ApiEntryQuery>(({ data }) => {
  const page = requireNode(data.luauEntryPage, "an entry");
  const { name, href, module, place } = page;
  const entry = page.class ?? page.enum ?? page.function ?? page.constant ?? page.event ?? page.type;
  const description = entry?.doc.summary || `${name} of ${module.name}.`;
  return { title: `${name} (${module.name})`, description, path: href, canonical: place.canonical };
});

export const query = graphql`
  query ApiEntry($id: String!) {
    luauEntryPage(id: { eq: $id }) {
      name
      href
      place { ...DocsLocation }
      module { name group href }
      previous { label: name href }
      next { label: name href }
      class { ...Class }
      enum { ...Enum }
      function { ...Function }
      constant { ...Constant }
      event { ...Event }
      type { ...Type }
    }
  }
`;
