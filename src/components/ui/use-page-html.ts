import { withPrefix } from "../../lib/with-prefix";
import { toPageHtml } from "../../lib/page-html";
import { useLocalisedPath } from "../shell/shell-context";

/** Makes HTML that the build wrote ready for this page: its links get the page's locale and the site's base path. */
export function usePageHtml(): (html: string) => string {
  const localised = useLocalisedPath();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return (html) => toPageHtml(html, prefix);
}
