import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import siteData from "site-data";
import { FactList } from "../components/blog/FactList";
import { useTranslate } from "../components/shell/shell-context";
import { headTexts, type LocalePage } from "../layouts/head-texts";
import { BlogLayout } from "../layouts/BlogLayout";
import { PageMeta } from "../layouts/PageMeta";
import { authorPath, authorsPath } from "../lib/content/content-routes";
import { present } from "../lib/page/present";

/** All who write the blog, those included who have not written yet. */
export default function BlogAuthors({ data }: PageProps<Queries.BlogAuthorsQuery>) {
  const t = useTranslate();
  const countOf = (author: string): number =>
    data.allBlogPost.nodes.filter(({ authors }) => present(authors).some(({ name }) => name === author))
      .length;
  const facts = data.allBlogAuthor.nodes.map(({ name, fullName, title }) => ({
    href: authorPath(name),
    label: fullName,
    description: title,
    count: countOf(name),
  }));
  return (
    <BlogLayout path={authorsPath} posts={data.posts.nodes}>
      <h1>{t({ id: "blog.authors", message: "Authors" })}</h1>
      <FactList facts={facts} />
    </BlogLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, LocalePage>) {
  const t = headTexts(pageContext);
  const { title } = siteData.site;
  const description = t(
    { id: "blog.authorsDescription", message: "The authors of the {title} blog." },
    { title },
  );
  return (
    <PageMeta
      title={t({ id: "blog.authors", message: "Authors" })}
      description={description}
      path={authorsPath}
      locale={pageContext.locale}
    />
  );
}

export const query = graphql`
  query BlogAuthors {
    ...AllPosts
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
