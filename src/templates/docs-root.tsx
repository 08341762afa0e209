import { graphql, type PageProps } from "gatsby";
import siteData from "site-data";
import { ModuleList } from "../components/api/page/ModuleList";
import { ChangeSummary } from "../components/docs/ChangeSummary";
import { AnchoredHeading } from "../components/ui/AnchoredHeading";
import { SiteLink } from "../components/ui/SiteLink";
import { useTranslate } from "../components/shell/shell-context";
import * as cards from "../components/ui/CardList.module.css";
import { DocsLayout } from "../layouts/DocsLayout";
import { templateHead } from "../layouts/template-head";
import { changesPath } from "../lib/content/content-routes";
import { requireNode } from "../lib/page/query-results";
import type { DocsLocation } from "../lib/docs/doc-location";
import { titleHeading } from "../lib/page/headings";
import { countChanges } from "../lib/reference/changes";

export default function DocsRoot({ data }: PageProps<Queries.DocsRootQuery>) {
  const version = requireNode(data.docsVersion, "a docs version");
  const t = useTranslate();
  const documentation = t("docs.title");
  const guides = t("docs.guides");
  const reference = referenceLabel(version) ?? t("docs.reference");
  const hasGuides = data.allGuide.nodes.length > 0;
  const news = data.luauChanges;
  const changed = news === null ? null : t("changes.title", { version: news.since });
  const headings = [
    ...(hasGuides ? [titleHeading("guides", guides)] : []),
    titleHeading("scripting-reference", reference),
    ...(changed === null ? [] : [titleHeading("changes", changed)]),
  ];
  return (
    <DocsLayout path={version.path} location={version.place} title={documentation} headings={headings}>
      <h1>{documentation}</h1>
      <p className="lead">
        {version.status !== "only" && `${t("docs.version", { version: version.label })} `}
        {t("docs.lead", { title: siteData.site.title })}
      </p>
      {hasGuides && (
        <>
          <AnchoredHeading level={2} id="guides">
            {guides}
          </AnchoredHeading>
          <GuideList guides={inSidebarOrder(data.allGuide.nodes, version.place.sidebar)} />
        </>
      )}
      <AnchoredHeading level={2} id="scripting-reference">
        {reference}
      </AnchoredHeading>
      <ModuleList modules={version.modules} groups={categoriesOf(version.place.sidebar)} />
      {news !== null && changed !== null && (
        <>
          <AnchoredHeading level={2} id="changes">
            {changed}
          </AnchoredHeading>
          <ChangeSummary path={changesPath(version.path)} counts={countChanges(news.changes)} />
          <p>
            <SiteLink to={changesPath(version.path)}>{t("changes.page", { version: news.version })}</SiteLink>
          </p>
        </>
      )}
    </DocsLayout>
  );
}

function GuideList({ guides }: { readonly guides: Queries.DocsRootQuery["allGuide"]["nodes"] }) {
  return (
    <ul className={cards["list"]}>
      {guides.map(({ href, title, description }) => (
        <li key={href}>
          <SiteLink to={href}>{title}</SiteLink>
          <p className="written">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The reference's category at the top of the sidebar; null if there is none. */
function referenceLabel({ path, place }: { path: string; place: DocsLocation }): string | null {
  const first = place.sidebar.findIndex(({ href }) => href?.startsWith(`${path}/api/`) === true);
  const category = place.sidebar.slice(0, Math.max(0, first)).findLast(({ depth }) => depth === 0);
  return category?.href === null ? category.label : null;
}

/** The labels of the sidebar's categories, the modules' groups among them. */
const categoriesOf = (sidebar: DocsLocation["sidebar"]): readonly string[] =>
  sidebar.flatMap(({ label, href }) => (href === null ? [label] : []));

/** Guides that are not in the sidebar come last. */
function inSidebarOrder<T extends { readonly href: string }>(
  guides: readonly T[],
  sidebar: DocsLocation["sidebar"],
): readonly T[] {
  const indexes = new Map(sidebar.map(({ href }, index) => [href, index]));
  const indexOf = ({ href }: T): number => indexes.get(href) ?? sidebar.length;
  return [...guides].sort((a, b) => indexOf(a) - indexOf(b));
}

export const Head = templateHead<Queries.DocsRootQuery>(({ data, t, site }) => {
  const { path, label, status, place } = requireNode(data.docsVersion, "a docs version");
  const documentation = t("docs.title");
  return {
    title: status === "only" ? documentation : `${documentation} ${label}`,
    description: t("docs.description", site),
    path,
    canonical: place.canonical,
  };
});

export const query = graphql`
  query DocsRoot($id: String!, $version: String!, $reference: String!) {
    docsVersion(id: { eq: $id }) {
      path
      label
      status
      place { ...DocsLocation }
      modules {
        name: label
        href
        summary
        contents { ...Count }
        icon
        group
        folder
        isInternal
      }
    }
    allGuide(filter: { version: { eq: $version } }, sort: [{ sidebarPosition: ASC }, { slug: ASC }]) {
      nodes { href title description }
    }
    luauChanges(basePath: { eq: $reference }) {
      version
      since
      changes { class }
    }
  }
`;
