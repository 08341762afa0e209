import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import siteData from "site-data";
import { PostTitles } from "../components/blog/PostTitles";
import { useTranslate } from "../components/shell/shell-context";
import { headTexts, type LocalePage } from "../layouts/head-texts";
import { BlogLayout } from "../layouts/BlogLayout";
import { PageMeta } from "../layouts/PageMeta";
import { byYear } from "../lib/content/blog";
import { archivePath } from "../lib/content/content-routes";

/** Every post, year by year. */
export default function BlogArchive({ data }: PageProps<Queries.BlogArchiveQuery>) {
  const t = useTranslate();
  const years = byYear(data.posts.nodes);
  return (
    <BlogLayout path={archivePath} posts={data.posts.nodes}>
      <h1>{t({ id: "blog.archive", message: "Archive" })}</h1>
      {years.map(({ year, posts }) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <PostTitles posts={posts} />
        </section>
      ))}
    </BlogLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, LocalePage>) {
  const t = headTexts(pageContext);
  const { title } = siteData.site;
  const description = t(
    { id: "blog.archiveDescription", message: "All posts of the {title} blog, by year." },
    { title },
  );
  return (
    <PageMeta
      title={t({ id: "blog.archive", message: "Archive" })}
      description={description}
      path={archivePath}
      locale={pageContext.locale}
    />
  );
}

export const query = graphql`
  query BlogArchive {
    ...AllPosts
  }
`;
