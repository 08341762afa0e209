import { PageMeta } from "./PageMeta";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The address that search engines should keep, where it is another page's. */
  readonly canonical?: string;
  /** The page's locale, where it is not the default one. */
  readonly locale?: string | undefined;
}

/** What a page of the reference says of itself, to browsers and search engines. */
export const ReferenceHead = ({ title, summary, href, canonical, locale }: Props) => (
  <PageMeta
    title={title}
    description={summary}
    path={href}
    locale={locale}
    {...(canonical === undefined ? {} : { canonical })}
  />
);
