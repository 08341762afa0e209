import { withPrefix } from "../../lib/urls/with-prefix";
import { toPageHtml } from "../../lib/html/prefix-html";
import { useLocalisedPath } from "../shell/shell-context";

interface Props {
  readonly className: string;
  readonly html: string;
}

/**
 * Markup from the site's own configuration: navbar items of type `html` and announcements. Whoever writes
 * `site.config.ts` writes the site's program as well, so this lets nobody in who is not in already.
 */
export function RawHtml({ className, html }: Props) {
  const localised = useLocalisedPath();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return <div className={className} dangerouslySetInnerHTML={{ __html: toPageHtml(html, prefix) }} />;
}
