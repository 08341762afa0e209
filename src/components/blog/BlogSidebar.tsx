import { byYear, type PostLink } from "../../lib/content/blog";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as sidebar from "../docs/DocsSidebar.module.css";
import * as tree from "../docs/SidebarTree.module.css";
import * as styles from "./BlogSidebar.module.css";

export function BlogSidebar({ posts, path }: { readonly posts: readonly PostLink[]; readonly path: string }) {
  const t = useTranslate();
  return (
    <nav className={sidebar["sidebar"]} aria-label={t("blog.sidebar")} data-secondary-menu="">
      <ul className={tree["list"]}>
        {byYear(posts).map(([year, ofYear]) => (
          <li key={year}>
            <p className={styles["year"]}>{year}</p>
            <ul className={tree["list"]}>
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
    </nav>
  );
}
