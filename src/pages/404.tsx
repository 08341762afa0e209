import { useTranslate } from "../components/shell/shell-context";
import { PageMeta } from "../components/ui/PageMeta";
import { SiteLink } from "../components/ui/SiteLink";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { PlainLayout } from "../layouts/PlainLayout";

/** Every path that is no page. */
export default function NotFound() {
  return (
    <PlainLayout>
      <NotFoundText />
    </PlainLayout>
  );
}

function NotFoundText() {
  const t = useTranslate();
  return (
    <>
      <h1>{t({ id: "notFound.title" })}</h1>
      <p className="lead">{t({ id: "notFound.body" })}</p>
      <p>
        <SiteLink to="/docs" className="button">
          {t({ id: "notFound.docs" })}
        </SiteLink>{" "}
        <SiteLink to="/">{t({ id: "notFound.home" })}</SiteLink>
      </p>
    </>
  );
}

export function Head() {
  const { title, url } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title="Page not found" description="There is no page at this address." path={null} />;
}
