import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import siteData from "site-data";
import { ChangeList, changesId, changesTitle } from "../components/docs/ChangeList";
import { ChangeSummary } from "../components/docs/ChangeSummary";
import { useTranslate } from "../components/shell/shell-context";
import { DocsLayout } from "../layouts/DocsLayout";
import { headTexts, type LocalePage } from "../layouts/head-texts";
import { PageMeta } from "../layouts/PageMeta";
import { changesAtomPath, changesPath, changesRssPath } from "../lib/content/content-routes";
import { requireNode } from "../lib/page/present";
import type { Heading } from "../lib/page/headings";
import { countGroups, groupChanges } from "../lib/reference/changes";
import { withPrefix } from "../lib/urls/with-prefix";

export default function VersionChanges({ data }: PageProps<Queries.VersionChangesQuery>) {
  const { path: root, label, date } = requireNode(data.docsVersion, "a docs version");
  const { since, changes, place } = requireNode(data.luauChanges, "the changes of a version");
  const t = useTranslate();
  const path = changesPath(root);
  const title = t({ id: "changes.page", message: "Changes in {version}" }, { version: label });
  const groups = groupChanges(changes);
  const headings = groups.map(({ class: of }): Heading => {
    return { id: changesId(of), text: changesTitle(of, t), kind: null, children: [] };
  });
  return (
    <DocsLayout path={path} location={place} title={title} headings={headings}>
      <h1>{title}</h1>
      <p className="lead">
        {t(
          {
            id: "changes.lead",
            message: "Everything that is different from {since}, breaking changes first.",
          },
          { since },
        )}
      </p>
      {groups.length > 1 && <ChangeSummary path={path} counts={countGroups(groups)} />}
      <article data-feed-text="">
        <ChangeList version={label} groups={groups} />
      </article>
      <p>
        {t({ id: "changes.formats", message: "Also as:" })} <a href={withPrefix(`${path}.md`)}>Markdown</a>
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

export function Head({ data, pageContext }: HeadProps<Queries.VersionChangesQuery, LocalePage>) {
  const { path: root, label, date } = requireNode(data.docsVersion, "a docs version");
  const { since } = requireNode(data.luauChanges, "the changes of a version");
  const t = headTexts(pageContext);
  const { title } = siteData.site;
  const name = t({ id: "changes.page", message: "Changes in {version}" }, { version: label });
  const description = t(
    {
      id: "changes.description",
      message: "What {title} {version} adds, changes and removes since {since}, breaking changes first.",
    },
    { title, version: label, since },
  );
  const feed = t({ id: "changes.feed", message: "Changes of {title}" }, { title });
  return (
    <>
      <PageMeta title={name} description={description} path={changesPath(root)} locale={pageContext.locale} />
      {date !== null && (
        <>
          <link rel="alternate" type="application/rss+xml" title={feed} href={withPrefix(changesRssPath)} />
          <link rel="alternate" type="application/atom+xml" title={feed} href={withPrefix(changesAtomPath)} />
        </>
      )}
    </>
  );
}

export const query = graphql`
  query VersionChanges($id: String!, $reference: String!) {
    docsVersion(id: { eq: $id }) {
      path
      label
      date
    }
    luauChanges(basePath: { eq: $reference }) {
      since
      place {
        ...DocsLocation
      }
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
