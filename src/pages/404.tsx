import { PageMeta } from "../components/ui/PageMeta";
import { SiteLink } from "../components/ui/SiteLink";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { PlainLayout } from "../layouts/PlainLayout";

/** Every path that is no page. */
export default function NotFound() {
  return (
    <PlainLayout>
      <h1>Page not found</h1>
      <p className="lead">There is nothing at this address. It may have been mistyped, or the page may have moved.</p>
      <p>
        <SiteLink to="/docs">All documentation</SiteLink> is a good place to look for it.
      </p>
    </PlainLayout>
  );
}

export function Head() {
  const { title, url } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title="Page not found" description="There is no page at this address." path={null} />;
}
