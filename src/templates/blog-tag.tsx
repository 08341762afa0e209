import { graphql, type PageProps } from "gatsby";
import { postCount } from "../components/blog/FactList";
import { PostTitles } from "../components/blog/PostTitles";
import { useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { tagPath, tagsPath } from "../lib/content/content-routes";
import { requireNode } from "../lib/page/query-results";

export default function BlogTag({ data }: PageProps<Queries.BlogTagQuery>) {
  const t = useTranslate();
  const { name, label, description } = requireNode(data.blogTag, "a tag");
  const posts = data.allBlogPost.nodes;
  return (
    <BlogLayout path={tagPath(name)} posts={data.posts.nodes}>
      <h1>{label}</h1>
      <p className="lead">{description}</p>
      <p>
        {postCount(posts.length, t)}. <SiteLink to={tagsPath}>{t("blog.allTags")}</SiteLink>
      </p>
      <PostTitles posts={posts} />
    </BlogLayout>
  );
}

export const Head = templateHead<Queries.BlogTagQuery>(({ data, t }) => {
  const { name, label, description } = requireNode(data.blogTag, "a tag");
  const title = t("blog.postsAbout", { label });
  return { title, description, path: tagPath(name) };
});

export const query = graphql`
  query BlogTag($name: String!) {
    ...AllPosts
    blogTag(name: { eq: $name }) {
      name
      label
      description
    }
    allBlogPost(
      filter: { tags: { elemMatch: { name: { eq: $name } } } }
      sort: [{ date: DESC }, { slug: ASC }]
    ) {
      nodes { title href date }
    }
  }
`;
