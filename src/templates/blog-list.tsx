import { graphql, type PageProps } from "gatsby";
import { PostCard } from "../components/blog/PostCard";
import { useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead, type LocalePage } from "../layouts/template-head";
import { withPrefix } from "../lib/urls/with-prefix";
import {
  archivePath,
  atomPath,
  authorsPath,
  blogListPath,
  rssPath,
  tagsPath,
} from "../lib/content/content-routes";

interface Context extends LocalePage {
  readonly page: number;
  readonly pages: number;
}

export default function BlogList({ data, pageContext }: PageProps<Queries.BlogListQuery, Context>) {
  const { page, pages } = pageContext;
  const t = useTranslate();
  const to = (target: number) => ({
    label: t("blog.page", { page: target, pages }),
    href: blogListPath(target),
  });
  const neighbours = {
    label: t("blog.pages"),
    newer: page > 1 ? to(page - 1) : null,
    older: page < pages ? to(page + 1) : null,
  };
  return (
    <BlogLayout path={blogListPath(page)} posts={data.posts.nodes} neighbours={neighbours}>
      <h1>{t("blog.title")}</h1>
      {/* All locales share the feeds, so their addresses have no locale. */}
      <p>
        <SiteLink to={archivePath}>{t("blog.archive")}</SiteLink>,{" "}
        <SiteLink to={authorsPath}>{t("blog.authors")}</SiteLink>,{" "}
        <SiteLink to={tagsPath}>{t("blog.tags")}</SiteLink>. {t("blog.feeds")}{" "}
        <a href={withPrefix(rssPath)}>RSS</a>, <a href={withPrefix(atomPath)}>Atom</a>.
      </p>
      {data.allBlogPost.nodes.map((post) => (
        <PostCard key={post.href} post={post} />
      ))}
    </BlogLayout>
  );
}

export const Head = templateHead<Queries.BlogListQuery, Context>(
  ({ pageContext: { page, pages }, t, site }) => ({
    title: page === 1 ? t("blog.title") : t("blog.titleOfPage", { page, pages }),
    description: t("blog.description", site),
    path: blogListPath(page),
  }),
);

export const query = graphql`
  query BlogList($skip: Int!, $limit: Int!) {
    ...AllPosts
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary }
    }
  }
`;
