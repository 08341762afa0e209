import { PostTitles } from "../components/blog/PostTitles";
import { useTranslate } from "../components/shell/shell-context";
import { PageMeta } from "../components/ui/PageMeta";
import { usePosts } from "../hooks/use-posts";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { BlogLayout } from "../layouts/BlogLayout";
import { byYear } from "../lib/blog";
import { archivePath } from "../lib/content-routes";

/** Every post, year by year. */
export default function BlogArchive() {
  const t = useTranslate();
  const years = byYear(usePosts());
  return (
    <BlogLayout path={archivePath}>
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

export function Head() {
  const { title, url, defaultLocale } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title="Archive" description={`Every post of the ${title} blog, year by year.`} path={archivePath} language={defaultLocale} />;
}
