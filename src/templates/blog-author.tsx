import { graphql, type PageProps } from "gatsby";
import { AuthorMark } from "../components/blog/PostFacts";
import { postCount } from "../components/blog/FactList";
import { PostCard } from "../components/blog/PostCard";
import { useTranslate } from "../components/shell/shell-context";
import { BlogLayout } from "../layouts/BlogLayout";
import { templateHead } from "../layouts/template-head";
import { authorPath } from "../lib/content/content-routes";
import { requireNode } from "../lib/page/query-results";

export default function BlogAuthor({ data }: PageProps<Queries.BlogAuthorQuery>) {
  const t = useTranslate();
  const { name, fullName, title, description, url } = requireNode(data.blogAuthor, "an author");
  const posts = data.allBlogPost.nodes;
  return (
    <BlogLayout path={authorPath(name)} posts={data.posts.nodes}>
      <AuthorMark fullName={fullName} isLarge />
      <h1>{fullName}</h1>
      <p className="lead written">{title}</p>
      <p className="written">{description}</p>
      {posts.length > 0 && <p>{postCount(posts.length, t)}.</p>}
      {url && (
        <p>
          <a href={url} rel="me noopener">
            {url}
          </a>
        </p>
      )}
      <h2>{t("blog.postsOfAuthor")}</h2>
      {posts.length === 0 ? (
        <p>{t("blog.noPostsOfAuthor", { name: fullName })}</p>
      ) : (
        posts.map((post) => <PostCard key={post.href} post={post} level={3} />)
      )}
    </BlogLayout>
  );
}

export const Head = templateHead<Queries.BlogAuthorQuery>(({ data, t, site }) => {
  const { name, fullName, title: role } = requireNode(data.blogAuthor, "an author");
  const description = t("blog.authorDescription", { name: fullName, role, ...site });
  return { title: fullName, description, path: authorPath(name) };
});

export const query = graphql`
  query BlogAuthor($name: String!) {
    ...AllPosts
    blogAuthor(name: { eq: $name }) {
      name
      fullName
      title
      description
      url
    }
    allBlogPost(
      filter: { authors: { elemMatch: { name: { eq: $name } } } }
      sort: [{ date: DESC }, { slug: ASC }]
    ) {
      nodes { ...PostSummary }
    }
  }
`;
