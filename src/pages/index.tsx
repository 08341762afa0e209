import type { HeadProps } from "gatsby";
import siteData from "site-data";
import home from "site-home";
import { HomePage } from "../components/home/HomePage";
import type { LocalePage } from "../layouts/head-texts";
import { PlainLayout } from "../layouts/PlainLayout";
import { PageMeta } from "../layouts/PageMeta";

/** What a site without texts of its own for the home page shows. */
const plain = {
  lead: "",
  actions: [{ label: "Docs", to: "/docs" }],
  scene: null,
  sample: null,
  features: [],
  ways: [],
};

/** The home page. */
export default function Home() {
  const { title, tagline } = siteData.site;
  return (
    <PlainLayout>
      <HomePage title={title} tagline={tagline} texts={home ?? plain} />
    </PlainLayout>
  );
}

export function Head({ pageContext: { locale } }: HeadProps<object, LocalePage>) {
  const { title, tagline } = siteData.site;
  return <PageMeta title={null} description={`${title}: ${tagline}.`} path="/" locale={locale} />;
}
