import { graphql, type PageProps } from "gatsby";
import { PostTitles } from "../components/blog/PostTitles";
import { useTranslate } from "../components/shell/shell-context";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { byYear } from "../lib/content/blog";
import { archivePath } from "../lib/content/content-routes";

export default function BlogArchive({ data }: PageProps<Queries.BlogArchiveQuery>) {
  const t = useTranslate();
  return (
    <BlogLayout path={archivePath} posts={data.posts.nodes}>
      <h1>{t("blog.archive")}</h1>
      {byYear(data.posts.nodes).map(([year, posts]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <PostTitles posts={posts} />
        </section>
      ))}
    </BlogLayout>
  );
}

export const Head = templateHead(({ t, site }) => ({
  title: t("blog.archive"),
  description: t("blog.archiveDescription", site),
  path: archivePath,
}));

export const query = graphql`
  query BlogArchive {
    ...AllPosts
  }
`;
