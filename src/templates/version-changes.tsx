import { graphql, type PageProps } from "gatsby";
import { ChangeList, changesId, changesTitle } from "../components/docs/ChangeList";
import { ChangeSummary } from "../components/docs/ChangeSummary";
import { useTranslate } from "../components/shell/shell-context";
import { DocsLayout } from "../layouts/DocsLayout";
import { templateHead } from "../layouts/template-head";
import { changesAtomPath, changesPath, changesRssPath } from "../lib/content/content-routes";
import { requireNode } from "../lib/page/query-results";
import { titleHeading } from "../lib/page/headings";
import { countChanges, groupChanges } from "../lib/reference/changes";
import { withPrefix } from "../lib/urls/with-prefix";

export default function VersionChanges({ data }: PageProps<Queries.VersionChangesQuery>) {
  const { path: root, label, date } = requireNode(data.docsVersion, "a docs version");
  const { since, changes, place } = requireNode(data.luauChanges, "the changes of a version");
  const t = useTranslate();
  const path = changesPath(root);
  const title = t("changes.page", { version: label });
  const groups = groupChanges(changes);
  const headings = groups.map(({ class: of }) => titleHeading(changesId(of), changesTitle(of, t)));
  return (
    <DocsLayout path={path} location={place} title={title} headings={headings}>
      <h1>{title}</h1>
      <p className="lead">{t("changes.lead", { since })}</p>
      {groups.length > 1 && <ChangeSummary path={path} counts={countChanges(changes)} />}
      <article data-feed-text="">
        <ChangeList version={label} groups={groups} />
      </article>
      <p>
        {t("changes.formats")} <a href={withPrefix(`${path}.md`)}>Markdown</a>
        {date !== null && (
          <>
            , <a href={withPrefix(changesRssPath)}>RSS</a>, <a href={withPrefix(changesAtomPath)}>Atom</a>
          </>
        )}
        .
      </p>
    </DocsLayout>
  );
}

export const Head = templateHead<Queries.VersionChangesQuery>(({ data, t, site }) => {
  const { path: root, label: version, date } = requireNode(data.docsVersion, "a docs version");
  const { since } = requireNode(data.luauChanges, "the changes of a version");
  const feed = t("changes.feed", site);
  return {
    title: t("changes.page", { version }),
    description: t("changes.description", { ...site, version, since }),
    path: changesPath(root),
    children: date !== null && (
      <>
        <link rel="alternate" type="application/rss+xml" title={feed} href={withPrefix(changesRssPath)} />
        <link rel="alternate" type="application/atom+xml" title={feed} href={withPrefix(changesAtomPath)} />
      </>
    ),
  };
});

export const query = graphql`
  query VersionChanges($id: String!, $reference: String!) {
    docsVersion(id: { eq: $id }) {
      path
      label
      date
    }
    luauChanges(basePath: { eq: $reference }) {
      since
      place { ...DocsLocation }
      changes {
        class
        path
        module
        text
        old
        new
        reason
        adviceHtml
        href
        ids
      }
    }
  }
`;
