import { graphql, type PageProps } from "gatsby";
import siteData from "site-data";
import { PostFacts } from "../components/blog/PostFacts";
import { PageSource } from "../components/docs/PageSource";
import { MdxContent } from "../components/mdx/MdxContent";
import { useTranslate, useWrittenLanguage } from "../components/shell/shell-context";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { authorPath } from "../lib/content/content-routes";
import { neighboursOf } from "../lib/docs/docs-sidebar";
import { editHref } from "../lib/page/source-urls";
import { toContents } from "../lib/page/headings";
import { withoutNulls, requireNode } from "../lib/page/query-results";
import { withPrefix } from "../lib/urls/with-prefix";

/** The text is the children. Do not import react here: gatsby-plugin-mdx would omit its own import. */
export default function BlogPost({ data, children }: PageProps<Queries.BlogPostQuery>) {
  const post = requireNode(data.blogPost, "a post");
  const { editUrl } = siteData.site;
  const t = useTranslate();
  const language = useWrittenLanguage();
  const posts = data.posts.nodes.map(({ title, href }) => ({ label: title, href }));
  const { previous: newer, next: older } = neighboursOf(posts, post.href);
  const neighbours = { label: t("post.pages"), newer, older };
  return (
    <BlogLayout
      path={post.href}
      posts={data.posts.nodes}
      headings={toContents(post.headings)}
      neighbours={neighbours}
    >
      <article>
        <h1 {...language}>{post.title}</h1>
        <PostFacts post={post} />
        <MdxContent names={post}>{children}</MdxContent>
        <PageSource editHref={editHref(editUrl, post.file)} lastUpdated={post.updated} />
      </article>
    </BlogLayout>
  );
}

export const Head = templateHead<Queries.BlogPostQuery>(({ data }) => {
  const { title, description, href, date, updated, authors, tags } = requireNode(data.blogPost, "a post");
  const facts = {
    kind: "post",
    published: date,
    modified: updated,
    authors: withoutNulls(authors).map(({ name, fullName }) => ({
      name: fullName,
      url: siteData.site.url + withPrefix(authorPath(name)),
    })),
    tags: withoutNulls(tags).map(({ label }) => label),
  } as const;
  return { title, description, path: href, facts };
});

export const query = graphql`
  query BlogPost($id: String!) {
    ...AllPosts
    blogPost(id: { eq: $id }) {
      ...PostSummary
      updated
      file
      headings { id text level }
      ...PostNames
    }
  }
`;
