import type { GatsbySSR } from "gatsby";
import { siteConfig } from "../../site.config";

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: siteConfig.locale, dir: "ltr" });
};

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = () => {};
