import { useShell, useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { PlainLayout } from "../layouts/PlainLayout";
import { PageMeta } from "../layouts/PageMeta";
import { latestVersion } from "../lib/docs/registry";

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
      <h1>{t("notFound.title")}</h1>
      <p className="lead">{t("notFound.body")}</p>
      <p className="lead" hidden>
        <SiteLink to="/" data-nearest={t("notFound.nearest", { address: "{address}" })}>
          {t("notFound.home")}
        </SiteLink>
      </p>
      <p>
        <SiteLink to="/docs" className="button">
          {t("notFound.docs")}
        </SiteLink>{" "}
        <SiteLink to="/">{t("notFound.home")}</SiteLink>
      </p>
      <SearchOffer />
    </>
  );
}

/** Filled in where scripts run (src/behaviours/start.ts): the page is written once for all addresses. */
function SearchOffer() {
  const { docs } = useShell();
  const t = useTranslate();
  return (
    <p hidden>
      <SiteLink to={latestVersion(docs).path} data-look-for={t("notFound.search", { query: "{query}" })}>
        {t("search.label")}
      </SiteLink>
    </p>
  );
}

export function Head() {
  return <PageMeta title="Page not found" description="There is no page at this address." path={null} />;
}
