import { ModuleList } from "../components/api/ModuleList";
import { PageMeta } from "../components/ui/PageMeta";
import { SiteLink } from "../components/ui/SiteLink";
import { useModules } from "../hooks/use-modules";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { PlainLayout } from "../layouts/PlainLayout";

/** The home page. */
export default function Home() {
  const { title, tagline } = useSiteMetadata();
  const modules = useModules();
  return (
    <PlainLayout>
      <h1>{title}</h1>
      <p className="lead">{tagline}.</p>
      <p>
        <SiteLink to="/docs" className="button">
          Read the documentation
        </SiteLink>
      </p>
      <h2>What scripts can do</h2>
      <ModuleList modules={modules} />
    </PlainLayout>
  );
}

export function Head() {
  const { title, tagline, url } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title={null} description={`${title}: ${tagline}.`} path="/" />;
}
