import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostCard.module.css";
import { PostFacts, type PostSummary } from "./PostFacts";

interface Props {
  readonly post: PostSummary;
}

/** A post in a list: its title, what it is about, and the way to the rest. */
export function PostCard({ post }: Props) {
  const { href, title, description, excerptHtml } = post;
  const t = useTranslate();
  return (
    <article className={styles["card"]} aria-label={title}>
      <h2>
        <SiteLink to={href}>{title}</SiteLink>
      </h2>
      <PostFacts post={post} />
      {/* The build makes it from Markdown; components and raw HTML are left out there. */}
      {excerptHtml ? (
        <div className="prose written" dangerouslySetInnerHTML={{ __html: excerptHtml }} />
      ) : (
        <p className="written">{description}</p>
      )}
      <p>
        <SiteLink to={href} aria-label={t({ id: "post.moreOf", message: "Read more of {title}" }, { title })}>
          {t({ id: "post.more", message: "Read more" })}
        </SiteLink>
      </p>
    </article>
  );
}
