import { longDate } from "../../lib/content/blog";
import { authorPath, tagPath } from "../../lib/content/content-routes";
import { useShell, useTranslate } from "../shell/shell-context";
import { AuthorMark } from "./AuthorMark";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostFacts.module.css";

/** A post as lists and the post's own page show it. */
export interface PostSummary {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly minutes: number;
  readonly excerptHtml: string | null;
  readonly authors: readonly { readonly name: string; readonly fullName: string; readonly title: string }[];
  readonly tags: readonly { readonly name: string; readonly label: string }[];
}

interface Props {
  readonly post: PostSummary;
}

/** When a post was written, how long reading it takes, by whom it is and what about. */
export function PostFacts({ post: { date, minutes, authors, tags } }: Props) {
  const { locale } = useShell();
  const t = useTranslate();
  return (
    <div className={styles["facts"]}>
      <p>
        <time dateTime={date}>{longDate(date, locale)}</time>
        {" · "}
        {t({ id: "post.minutes" }, { count: minutes })}
      </p>
      <ul className={styles["list"]} aria-label={t({ id: "post.authors", message: "Authors" })}>
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
      {tags.length > 0 && <TagLinks tags={tags} label={t({ id: "post.tags", message: "Tags" })} />}
    </div>
  );
}

function TagLinks({ tags, label }: { readonly tags: PostSummary["tags"]; readonly label: string }) {
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
