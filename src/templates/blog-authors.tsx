import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FactList } from "../components/blog/FactList";
import { useTranslate } from "../components/shell/shell-context";
import { PageMeta } from "../components/ui/PageMeta";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { BlogLayout } from "../layouts/BlogLayout";
import { authorPath, authorsPath } from "../lib/content-routes";
import { present } from "../lib/present";

/** All who write the blog, those included who have not written yet. */
export default function BlogAuthors({ data }: PageProps<Queries.BlogAuthorsQuery>) {
  const t = useTranslate();
  const countOf = (author: string): number => data.allBlogPost.nodes.filter(({ authors }) => present(authors).some(({ name }) => name === author)).length;
  const facts = data.allBlogAuthor.nodes.map(({ name, fullName, title }) => ({ href: authorPath(name), label: fullName, description: title, count: countOf(name) }));
  return (
    <BlogLayout path={authorsPath}>
      <h1>{t({ id: "blog.authors", message: "Authors" })}</h1>
      <FactList facts={facts} />
    </BlogLayout>
  );
}

export function Head() {
  const { title, url, defaultLocale } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title="Authors" description={`The people who write the ${title} blog.`} path={authorsPath} language={defaultLocale} />;
}

export const query = graphql`
  query BlogAuthors {
    allBlogAuthor(sort: { fullName: ASC }) {
      nodes {
        name
        fullName
        title
      }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        authors {
          name
        }
      }
    }
  }
`;
