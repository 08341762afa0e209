import type { GuideLink } from "luau-search";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly title: string;
  readonly pages: readonly GuideLink[];
  readonly onOpen: () => void;
  readonly linkTo: (href: string) => { readonly href: string; readonly target?: string };
}

/** Pages to open before anything is typed; nothing where there are none. */
export function PageList({ title, pages, onOpen, linkTo }: Props) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className={styles["title"]}>{title}</h2>
      <ul className={styles["queries"]} aria-label={title}>
        {pages.map((page) => (
          <li key={page.href}>
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
                jsx-a11y/no-static-element-interactions -- it has an address, which the rule does not see */}
            <a className={styles["page"]} {...linkTo(page.href)} onClick={onOpen}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
