import { graphql, type PageProps } from "gatsby";
import { FactList } from "../components/blog/FactList";
import { useTranslate } from "../components/shell/shell-context";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { tagPath, tagsPath } from "../lib/content/content-routes";
import { withoutNulls } from "../lib/page/query-results";

export default function BlogTags({ data }: PageProps<Queries.BlogTagsQuery>) {
  const t = useTranslate();
  const countOf = (tag: string): number =>
    data.allBlogPost.nodes.filter(({ tags }) => withoutNulls(tags).some(({ name }) => name === tag)).length;
  const facts = data.allBlogTag.nodes.map(({ name, label, description }) => ({
    href: tagPath(name),
    label,
    description,
    count: countOf(name),
  }));
  return (
    <BlogLayout path={tagsPath} posts={data.posts.nodes}>
      <h1>{t("blog.tags")}</h1>
      <FactList facts={facts} />
    </BlogLayout>
  );
}

export const Head = templateHead(({ t, site }) => ({
  title: t("blog.tags"),
  description: t("blog.tagsDescription", site),
  path: tagsPath,
}));

export const query = graphql`
  query BlogTags {
    ...AllPosts
    allBlogTag(sort: { label: ASC }) {
      nodes { name label description }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        tags { name }
      }
    }
  }
`;
