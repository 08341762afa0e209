import type { HeadProps, PageProps } from "gatsby";
import siteData from "site-data";
import home from "site-home";
import { PageMeta } from "../layouts/PageMeta";
import { PlainLayout } from "../layouts/PlainLayout";
import type { LocalePage } from "../layouts/template-head";
import HomeSlot from "../theme/Home";

export default function Home({ pageContext: { locale } }: PageProps<object, LocalePage>) {
  const { title, tagline, defaultLocale } = siteData.site;
  return (
    <PlainLayout>
      <HomeSlot title={title} tagline={tagline} texts={home} locale={locale ?? defaultLocale} />
    </PlainLayout>
  );
}

export function Head({ pageContext: { locale } }: HeadProps<object, LocalePage>) {
  const { title, tagline } = siteData.site;
  return <PageMeta title={null} description={`${title}: ${tagline}.`} path="/" locale={locale} />;
}
