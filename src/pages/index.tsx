import home from "site-home";
import { HomePage } from "../components/home/HomePage";
import { PageMeta } from "../components/ui/PageMeta";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import { PlainLayout } from "../layouts/PlainLayout";

/** What a site without texts of its own for the home page shows. */
const plain = { lead: "", actions: [{ label: "Docs", to: "/docs" }], sample: null, features: [], ways: [] };

/** The home page. */
export default function Home() {
  const { title, tagline } = useSiteMetadata();
  return (
    <PlainLayout>
      <HomePage title={title} tagline={tagline} texts={home ?? plain} />
    </PlainLayout>
  );
}

export function Head() {
  const { title, tagline, url } = useSiteMetadata();
  return <PageMeta siteTitle={title} siteUrl={url} title={null} description={`${title}: ${tagline}.`} path="/" />;
}
