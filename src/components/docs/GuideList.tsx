import { SiteLink } from "../ui/SiteLink";
import * as styles from "../ui/CardList.module.css";

interface Props {
  readonly guides: readonly { readonly href: string; readonly title: string; readonly description: string }[];
}

export function GuideList({ guides }: Props) {
  return (
    <ul className={styles["list"]}>
      {guides.map(({ href, title, description }) => (
        <li key={href}>
          <SiteLink to={href}>{title}</SiteLink>
          <p className="written">{description}</p>
        </li>
      ))}
    </ul>
  );
}
