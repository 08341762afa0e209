import { ModuleReference } from "../components/api/page/ModuleReference";
import { requireNode } from "../lib/page/query-results";
import type { Heading } from "../lib/page/headings";
import type { OverviewGroup, Section } from "../lib/reference/sections";
import { DocsLayout } from "./DocsLayout";
import { templateHead } from "./template-head";

interface Props {
  readonly module: Queries.ModuleHeadFragment;
  /** Empty if the entries have pages of their own. */
  readonly sections: readonly Section[];
  readonly groups: readonly OverviewGroup[];
  readonly headings: readonly Heading[];
}

export function ModuleLayout({ module, sections, groups, headings }: Props) {
  const { href, place, name, group } = module;
  return (
    <DocsLayout path={href} location={place} title={name} group={group} headings={headings}>
      <ModuleReference module={module} sections={sections} groups={groups} />
    </DocsLayout>
  );
}

interface ModuleData {
  readonly luauModule: Queries.ModuleHeadFragment | null;
}

export const ModuleHead = templateHead<ModuleData>(({ data }) => {
  const { name, summary, href, place } = requireNode(data.luauModule, "a module");
  return { title: name, description: summary, path: href, canonical: place.canonical };
});
