import { byYear } from "../../lib/content/blog";
import type { PostLink } from "../../lib/content/blog";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./BlogSidebar.module.css";

interface Props {
  readonly posts: readonly PostLink[];
  readonly path: string;
}

export function BlogSidebar({ posts, path }: Props) {
  const t = useTranslate();
  return (
    <nav
      className={styles["sidebar"]}
      aria-label={t({ id: "blog.sidebar", message: "All posts" })}
      data-secondary-menu=""
    >
      <PostsByYear posts={posts} path={path} />
    </nav>
  );
}

function PostsByYear({ posts, path }: Props) {
  return (
    <ul className={styles["years"]}>
      {byYear(posts).map(({ year, posts: ofYear }) => (
        <li key={year}>
          <p className={styles["year"]}>{year}</p>
          <ul className={styles["list"]}>
            {ofYear.map(({ title, href }) => (
              <li key={href}>
                <SiteLink to={href} aria-current={href === path ? "page" : undefined}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
