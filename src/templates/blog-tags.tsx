import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import siteData from "site-data";
import { FactList } from "../components/blog/FactList";
import { useTranslate } from "../components/shell/shell-context";
import { headTexts, type LocalePage } from "../layouts/head-texts";
import { BlogLayout } from "../layouts/BlogLayout";
import { PageMeta } from "../layouts/PageMeta";
import { tagPath, tagsPath } from "../lib/content/content-routes";
import { present } from "../lib/page/present";

/** All that posts are about. */
export default function BlogTags({ data }: PageProps<Queries.BlogTagsQuery>) {
  const t = useTranslate();
  const countOf = (tag: string): number =>
    data.allBlogPost.nodes.filter(({ tags }) => present(tags).some(({ name }) => name === tag)).length;
  const facts = data.allBlogTag.nodes.map(({ name, label, description }) => ({
    href: tagPath(name),
    label,
    description,
    count: countOf(name),
  }));
  return (
    <BlogLayout path={tagsPath} posts={data.posts.nodes}>
      <h1>{t({ id: "blog.tags", message: "Tags" })}</h1>
      <FactList facts={facts} />
    </BlogLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, LocalePage>) {
  const t = headTexts(pageContext);
  const { title } = siteData.site;
  const description = t(
    { id: "blog.tagsDescription", message: "Topics of the posts on the {title} blog." },
    { title },
  );
  return (
    <PageMeta
      title={t({ id: "blog.tags", message: "Tags" })}
      description={description}
      path={tagsPath}
      locale={pageContext.locale}
    />
  );
}

export const query = graphql`
  query BlogTags {
    ...AllPosts
    allBlogTag(sort: { label: ASC }) {
      nodes {
        name
        label
        description
      }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        tags {
          name
        }
      }
    }
  }
`;
