import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath, useOwnAnchor } from "../shell/shell-context";

/** Resolves an address from the root, with locale and base path; on this page, to its anchor. */
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
