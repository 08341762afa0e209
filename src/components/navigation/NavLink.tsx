import type { LinkByVersion, NavbarLink } from "../../lib/shell/navbar-links";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./NavLink.module.css";

interface Props {
  readonly link: NavbarLink;
  readonly className: string;
  readonly byVersion?: LinkByVersion | null;
}

export function NavLink({ link: { label, to, current }, className, byVersion = null }: Props) {
  const preferred = byVersion === null ? {} : { "data-by-version": JSON.stringify(byVersion) };
  const classes = `${styles["link"] ?? ""} ${className}`;
  return (
    <SiteLink
      className={classes}
      to={to}
      rel={to.startsWith("/") ? undefined : "noopener"}
      aria-current={current ?? undefined}
      {...preferred}
    >
      {label}
    </SiteLink>
  );
}
