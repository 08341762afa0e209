import { longDate } from "../../lib/content/blog";
import type { PostLink } from "../../lib/content/blog";
import { useShell } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostTitles.module.css";

interface Props {
  readonly posts: readonly PostLink[];
}

/** Posts as lines: the day and the title. */
export function PostTitles({ posts }: Props) {
  const { locale } = useShell();
  return (
    <ul className={styles["list"]}>
      {posts.map(({ href, title, date }) => (
        <li key={href}>
          <time dateTime={date}>{longDate(date, locale)}</time>
          <SiteLink to={href}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
