import { toLink } from "../../lib/shell/navbar-links";
import type { FooterColumn, FooterConfig, FooterLink } from "../../lib/site-config/schema";
import { useShell } from "../shell/shell-context";
import { NavLink } from "./NavLink";

interface Props {
  readonly items: readonly FooterLink[];
  readonly className: string | undefined;
  readonly linkClass: string | undefined;
}

export function FooterLinks({ items, className, linkClass = "" }: Props) {
  const shell = useShell();
  return (
    <ul className={className}>
      {items.map((item) => {
        const link = { ...toLink({ type: "default", ...item }, shell), current: null };
        return (
          <li key={item.label}>
            <NavLink link={link} className={linkClass} />
          </li>
        );
      })}
    </ul>
  );
}

interface FooterGroup {
  /** Null for a list without columns. */
  readonly title: string | null;
  readonly items: readonly FooterLink[];
}

export function footerGroups(footer: FooterConfig | null): readonly FooterGroup[] {
  const entries: readonly (FooterColumn | FooterLink)[] = footer?.links ?? [];
  const columns = entries.flatMap((entry) => ("items" in entry ? [entry] : []));
  const links = entries.flatMap((entry) => ("items" in entry ? [] : [entry]));
  return links.length === 0 ? columns : [...columns, { title: null, items: links }];
}
