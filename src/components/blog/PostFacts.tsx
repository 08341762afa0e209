import { longDate, type PostSummary } from "../../lib/content/blog";
import { authorPath, tagPath } from "../../lib/content/content-routes";
import { present } from "../../lib/page/present";
import { useShell, useTranslate } from "../shell/shell-context";
import { AuthorMark } from "./AuthorMark";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostFacts.module.css";

export function PostFacts({ post }: { readonly post: PostSummary }) {
  const { date, minutes } = post;
  const [authors, tags] = [present(post.authors), present(post.tags)];
  const { locale } = useShell();
  const t = useTranslate();
  return (
    <div className={styles["facts"]}>
      <p>
        <time dateTime={date}>{longDate(date, locale)}</time>
        {" · "}
        {t("post.minutes", { count: minutes })}
      </p>
      <ul className={styles["list"]} aria-label={t("post.authors")}>
        {authors.map(({ name, fullName, title }) => (
          <li key={name}>
            <AuthorMark fullName={fullName} />{" "}
            <SiteLink to={authorPath(name)} rel="author">
              {fullName}
            </SiteLink>
            , {title}
          </li>
        ))}
      </ul>
      {tags.length > 0 && <TagLinks tags={tags} label={t("post.tags")} />}
    </div>
  );
}

interface TagProps {
  readonly tags: readonly NonNullable<NonNullable<PostSummary["tags"]>[number]>[];
  readonly label: string;
}

function TagLinks({ tags, label }: TagProps) {
  return (
    <ul className={styles["list"]} aria-label={label}>
      {tags.map(({ name, label: tag }) => (
        <li key={name}>
          <SiteLink to={tagPath(name)} rel="tag" className={styles["tag"]}>
            {tag}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
