import type { ReactNode } from "react";
import { useTranslate } from "../shell/shell-context";
import type { Translate } from "../../lib/i18n/translate";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./FactList.module.css";

export interface Fact {
  readonly href: string;
  readonly label: string;
  readonly description: ReactNode;
  readonly count: number;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslate();
  return (
    <ul className={styles["list"]}>
      {facts.map(({ href, label, description, count }) => (
        <li key={href}>
          <h2>
            <SiteLink to={href}>{label}</SiteLink>
          </h2>
          <p className="written">{description}</p>
          <p className={styles["count"]}>{postCount(count, t)}</p>
        </li>
      ))}
    </ul>
  );
}

export function postCount(count: number, t: Translate): string {
  if (count === 0) return t("blog.noPosts");
  return t("blog.posts", { count });
}
