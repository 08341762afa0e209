import { useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { PlainLayout } from "../layouts/PlainLayout";
import { PageMeta } from "../layouts/PageMeta";

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
  return <PageMeta title="Page not found" description="There is no page at this address." path={null} />;
}
