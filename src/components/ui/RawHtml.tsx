interface Props {
  readonly className: string;
  readonly html: string;
}

/**
 * Markup from the site's own configuration: navbar items of type `html` and announcements. Whoever writes
 * `site.config.ts` writes the site's program as well, so this lets nobody in who is not in already.
 */
export function RawHtml({ className, html }: Props) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
