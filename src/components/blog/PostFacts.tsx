import { longDate, type PostSummary } from "../../lib/content/blog";
import { initials } from "../../lib/content/initials";
import { authorPath, tagPath } from "../../lib/content/content-routes";
import { withoutNulls } from "../../lib/page/query-results";
import { useShell, useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as markStyles from "./AuthorMark.module.css";
import * as styles from "./PostFacts.module.css";

export function PostFacts({ post }: { readonly post: PostSummary }) {
  const { date, minutes } = post;
  const [authors, tags] = [withoutNulls(post.authors), withoutNulls(post.tags)];
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
      {tags.length > 0 && (
        <ul className={styles["list"]} aria-label={t("post.tags")}>
          {tags.map(({ name, label }) => (
            <li key={name}>
              <SiteLink to={tagPath(name)} rel="tag" className={styles["tag"]}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MarkProps {
  readonly fullName: string;
  readonly isLarge?: boolean;
}

/** Hidden from screen readers, which read the name beside it. */
export function AuthorMark({ fullName, isLarge = false }: MarkProps) {
  return (
    <span className={markStyles["mark"]} aria-hidden="true" data-large={isLarge ? "" : undefined}>
      {initials(fullName)}
    </span>
  );
}
