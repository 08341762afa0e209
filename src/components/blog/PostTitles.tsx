import { longDate, type PostLink } from "../../lib/content/blog";
import { useShell } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PostTitles.module.css";

export function PostTitles({ posts }: { readonly posts: readonly PostLink[] }) {
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
