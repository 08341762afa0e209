import { useShell, useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { PlainLayout } from "../layouts/PlainLayout";
import { templateHead } from "../layouts/template-head";
import { latestVersion } from "../lib/docs/registry";

/** The page is written once for all addresses: scripts fill in its hidden parts (src/behaviours/start.ts). */
export default function NotFound() {
  const { docs } = useShell();
  const t = useTranslate();
  return (
    <PlainLayout>
      <h1>{t("notFound.title")}</h1>
      <p className="lead">{t("notFound.body")}</p>
      <p className="lead" hidden>
        <SiteLink to="/" data-nearest={t("notFound.nearest")}>
          {t("notFound.home")}
        </SiteLink>
      </p>
      <p>
        <SiteLink to="/docs" className="button">
          {t("notFound.docs")}
        </SiteLink>{" "}
        <SiteLink to="/">{t("notFound.home")}</SiteLink>
      </p>
      <p hidden>
        <SiteLink to={latestVersion(docs).path} data-look-for={t("notFound.search")}>
          {t("search.label")}
        </SiteLink>
      </p>
    </PlainLayout>
  );
}

export const Head = templateHead(({ t }) => ({
  title: t("notFound.title"),
  description: t("notFound.body"),
  path: null,
}));
