import { ModuleList } from "../components/api/ModuleList";
import { AnchoredHeading } from "../components/ui/AnchoredHeading";
import { PageMeta } from "../components/ui/PageMeta";
import { useModules } from "../hooks/use-modules";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { DocsLayout } from "../layouts/DocsLayout";

/** The docs root: all that there is to read. */
export default function DocsRoot() {
  const modules = useModules();
  const { title } = useSiteMetadata();
  return (
    <DocsLayout path="/docs" crumbs={[{ label: "Docs", to: null }]} headings={[]}>
      <h1>Documentation</h1>
      <p className="lead">
        All that {title} offers to scripts, module by module, taken from the definition files that the engine itself is
        checked against.
      </p>
      <AnchoredHeading level={2} id="scripting-reference" label="the scripting reference">
        Scripting reference
      </AnchoredHeading>
      <ModuleList modules={modules} />
    </DocsLayout>
  );
}

export function Head() {
  const { title, url } = useSiteMetadata();
  const description = `The scripting reference of ${title}: every module that Luau scripts can use.`;
  return <PageMeta siteTitle={title} siteUrl={url} title="Documentation" description={description} path="/docs" />;
}
