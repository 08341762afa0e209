import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath, useOwnAnchor } from "../shell/shell-context";

/**
 * Resolves an address in HTML of the build: from the root, with the page's locale and the base path; on this
 * page, as its anchor alone.
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
