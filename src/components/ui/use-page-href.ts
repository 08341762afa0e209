import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath } from "../shell/shell-context";

/**
 * Makes an address of HTML that the build wrote ready for this page: one from the root gets the page's locale
 * and the site's base path.
 */
export function usePageHref(): <T extends string | null>(href: T) => T | string {
  const localised = useLocalisedPath();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return (href) => (href?.startsWith("/") ? prefix + href : href);
}
