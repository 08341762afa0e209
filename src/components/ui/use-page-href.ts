import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath, useOwnAnchor } from "../shell/shell-context";

/**
 * Makes an address of HTML that the build wrote ready for this page: one from the root gets the page's locale
 * and the site's base path, and one of this page its anchor alone.
 */
export function usePageHref(): <T extends string | null>(href: T) => T | string {
  const localised = useLocalisedPath();
  const toAnchor = useOwnAnchor();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return (href) => {
    if (href === null) return href;
    const short = toAnchor(href);
    return short.startsWith("/") ? prefix + short : short;
  };
}
