import type { PostSummary } from "../../lib/content/blog";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostCard.module.css";
import { PostFacts } from "./PostFacts";

interface Props {
  readonly post: PostSummary;
  /** 3 below a heading of its own. */
  readonly level?: 2 | 3;
}

export function PostCard({ post, level = 2 }: Props) {
  const { href, title, description, excerptHtml } = post;
  const t = useTranslate();
  const Heading = `h${level}` as const;
  return (
    <article className={styles["card"]} aria-label={title}>
      <Heading>
        <SiteLink to={href}>{title}</SiteLink>
      </Heading>
      <PostFacts post={post} />
      {/* The build renders it from Markdown, without components and raw HTML. */}
      {excerptHtml ? (
        <div className="prose written" dangerouslySetInnerHTML={{ __html: excerptHtml }} />
      ) : (
        <p className="written">{description}</p>
      )}
      <p>
        <SiteLink to={href} aria-label={t("post.moreOf", { title })}>
          {t("post.more")}
        </SiteLink>
      </p>
    </article>
  );
}
