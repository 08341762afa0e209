import { withPrefix } from "../../lib/urls/with-prefix";
import { toPageHtml } from "../../lib/html/prefix-html";
import { useLocalisedPath } from "../shell/shell-context";

interface Props {
  readonly className: string;
  readonly html: string;
}

/**
 * Markup from the configuration: navbar items of type `html` and announcements. It is trusted, since whoever
 * writes `site.config.ts` also writes code of the site.
 */
export function RawHtml({ className, html }: Props) {
  const localised = useLocalisedPath();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return <div className={className} dangerouslySetInnerHTML={{ __html: toPageHtml(html, prefix) }} />;
}
