import { PageMeta } from "./PageMeta";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The canonical address, if it is that of another page. */
  readonly canonical?: string;
  /** The page's locale, unless it is the default one. */
  readonly locale?: string | undefined;
}

/** The metadata of a reference page. */
export const ReferenceHead = ({ title, summary, href, canonical, locale }: Props) => (
  <PageMeta
    title={title}
    description={summary}
    path={href}
    locale={locale}
    {...(canonical === undefined ? {} : { canonical })}
  />
);
