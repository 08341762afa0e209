import { graphql, type PageProps } from "gatsby";
import { FactList } from "../components/blog/FactList";
import { useTranslate } from "../components/shell/shell-context";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { authorPath, authorsPath } from "../lib/content/content-routes";
import { withoutNulls } from "../lib/page/query-results";

export default function BlogAuthors({ data }: PageProps<Queries.BlogAuthorsQuery>) {
  const t = useTranslate();
  const countOf = (author: string): number =>
    data.allBlogPost.nodes.filter(({ authors }) => withoutNulls(authors).some(({ name }) => name === author))
      .length;
  const facts = data.allBlogAuthor.nodes.map(({ name, fullName, title }) => ({
    href: authorPath(name),
    label: fullName,
    description: title,
    count: countOf(name),
  }));
  return (
    <BlogLayout path={authorsPath} posts={data.posts.nodes}>
      <h1>{t("blog.authors")}</h1>
      <FactList facts={facts} />
    </BlogLayout>
  );
}

export const Head = templateHead(({ t, site }) => ({
  title: t("blog.authors"),
  description: t("blog.authorsDescription", site),
  path: authorsPath,
}));

export const query = graphql`
  query BlogAuthors {
    ...AllPosts
    allBlogAuthor(sort: { fullName: ASC }) {
      nodes { name fullName title }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        authors { name }
      }
    }
  }
`;
