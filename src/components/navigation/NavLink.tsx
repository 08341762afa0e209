import type { NavbarLink } from "../../lib/navbar-links";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./NavLink.module.css";

interface Props {
  readonly link: NavbarLink;
  readonly className: string;
}

/** A link of a menu. The one that the reader is at says so, to eyes and to screen readers. */
export function NavLink({ link: { label, to, href, current }, className }: Props) {
  const classes = `${styles["link"] ?? ""} ${className}`;
  if (to === null) {
    return (
      <a className={classes} href={href ?? undefined} rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <SiteLink className={classes} to={to} {...(current === null ? {} : { "aria-current": current })}>
      {label}
    </SiteLink>
  );
}
