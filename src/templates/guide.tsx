import { graphql, type PageProps } from "gatsby";
import siteData from "site-data";
import { PageSource } from "../components/docs/PageSource";
import { MdxContent } from "../components/mdx/MdxContent";
import { useWrittenLanguage } from "../components/shell/shell-context";
import { DocsLayout } from "../layouts/DocsLayout";
import { templateHead } from "../layouts/template-head";
import { editHref } from "../lib/page/source-urls";
import { requireNode } from "../lib/page/query-results";
import { toContents } from "../lib/page/headings";

/** The text is the children. Do not import react here: gatsby-plugin-mdx would omit its own import. */
export default function Guide({ data, children }: PageProps<Queries.GuideQuery>) {
  const guide = requireNode(data.guide, "a guide");
  const { editUrl } = siteData.site;
  const language = useWrittenLanguage();
  const version = { path: guide.place.version.path, pages: new Set(guide.versionPages) };
  return (
    <DocsLayout
      path={guide.href}
      location={guide.place}
      title={guide.title}
      headings={toContents(guide.headings)}
    >
      <article>
        <h1 {...language}>{guide.title}</h1>
        <MdxContent names={guide} version={version}>
          {children}
        </MdxContent>
        <PageSource editHref={editHref(editUrl, guide.file)} lastUpdated={guide.lastUpdated} />
      </article>
    </DocsLayout>
  );
}

export const Head = templateHead<Queries.GuideQuery>(({ data }) => {
  const { title, description, href, lastUpdated, place } = requireNode(data.guide, "a guide");
  const facts = { kind: "guide", modified: lastUpdated } as const;
  return { title, description, path: href, canonical: place.canonical, facts };
});

export const query = graphql`
  query Guide($id: String!) {
    guide(id: { eq: $id }) {
      href
      title
      description
      file
      lastUpdated
      versionPages
      place { ...DocsLocation }
      headings { id text level }
      ...GuideNames
    }
  }
`;
