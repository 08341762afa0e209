import { withPrefix } from "../../lib/urls/with-prefix";
import { toPageHtml } from "../../lib/html/prefix-html";
import { useLocalisedPath } from "../shell/shell-context";

/** Markup from `site.config.ts`, which is trusted like the site's code. */
export function RawHtml({ className, html }: { readonly className: string; readonly html: string }) {
  const localised = useLocalisedPath();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return <div className={className} dangerouslySetInnerHTML={{ __html: toPageHtml(html, prefix) }} />;
}
