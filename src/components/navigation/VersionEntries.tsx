import { versionLinks } from "../../lib/shell/navbar-links";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath } from "../shell/shell-context";
import { useNavbarContext } from "./use-navbar-context";

/** This page in every version (behaviours/version-links.ts). */
export function VersionEntries({ linkClass }: { readonly linkClass: string }) {
  const localised = useLocalisedPath();
  return versionLinks(useNavbarContext()).map(({ name, label, to, current }) => {
    const path = localised(to ?? "/");
    return (
      <li key={name}>
        <a
          className={linkClass}
          href={withPrefix(path)}
          data-keep-place={path}
          data-prefer-version={name}
          {...(current === null ? {} : { "aria-current": current })}
        >
          {label}
        </a>
      </li>
    );
  });
}
