import { PageMeta } from "../components/ui/PageMeta";
import { useSiteMetadata } from "../hooks/use-site-metadata";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The address that search engines should keep, where it is another page's. */
  readonly canonical?: string;
}

/** What a page of the reference says of itself, to browsers and search engines. */
export function ReferenceHead({ title, summary, href, canonical }: Props) {
  const { title: siteTitle, url } = useSiteMetadata();
  return <PageMeta siteTitle={siteTitle} siteUrl={url} title={title} description={summary} path={href} {...(canonical === undefined ? {} : { canonical })} />;
}
