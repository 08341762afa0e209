import { versionLinks, withPlace } from "../../lib/navbar-links";
import { useShell } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import { usePlace } from "../ui/use-place";
import { useNavbarPlace } from "./use-navbar-place";

/** This page in every version. Query and hash stay, and the choice is remembered. */
export function VersionEntries({ linkClass }: { readonly linkClass: string }) {
  const navbarPlace = useNavbarPlace();
  const { preferVersion } = useShell();
  const place = usePlace();
  return versionLinks(navbarPlace).map(({ name, label, to, current }) => (
    <li key={name}>
      <SiteLink className={linkClass} to={withPlace(to ?? "/", place)} {...(current === null ? {} : { "aria-current": current })} onClick={() => preferVersion(name)}>
        {label}
      </SiteLink>
    </li>
  ));
}
