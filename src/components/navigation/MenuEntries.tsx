import { toLink } from "../../lib/shell/navbar-links";
import type { DropdownEntry } from "../../lib/site-config/schema";
import { RawHtml } from "../ui/RawHtml";
import { NavLink } from "./NavLink";
import { useNavbarContext } from "./use-navbar-context";

interface Props {
  readonly items: readonly DropdownEntry[];
  readonly linkClass: string;
}

export function MenuEntries({ items, linkClass }: Props) {
  const place = useNavbarContext();
  return items.map((item, index) => (
    <li key={index}>
      {item.type === "html" ? (
        <RawHtml className={linkClass} html={item.html} />
      ) : (
        <NavLink link={toLink(item, place)} className={linkClass} />
      )}
    </li>
  ));
}
