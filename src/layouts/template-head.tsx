import type { HeadProps } from "gatsby";
import siteData from "site-data";
import siteMessages from "site-messages";
import { translate, type Translate } from "../lib/i18n/translate";
import { PageMeta, type PageMetaProps } from "./PageMeta";

/** A page's locale; undefined for the site's default one. */
export interface LocalePage {
  readonly locale?: string;
}

interface HeadFacts<Data, Context> {
  readonly data: Data;
  readonly pageContext: Context;
  readonly t: Translate;
  /** Values of messages that name the site. */
  readonly site: { readonly title: string };
}

/** The `Head` of a template. Gatsby renders heads separately from pages, outside the shell's context. */
export const templateHead = <Data extends object, Context extends LocalePage = LocalePage>(
  metaOf: (facts: HeadFacts<Data, Context>) => Omit<PageMetaProps, "locale">,
) =>
  function Head({ data, pageContext }: HeadProps<Data, Context>) {
    const { title, defaultLocale } = siteData.site;
    const { locale = defaultLocale } = pageContext;
    const messages = siteMessages[locale] ?? siteData.messages;
    const t: Translate = (id, values) => translate(messages, id, values);
    return <PageMeta {...metaOf({ data, pageContext, t, site: { title } })} locale={locale} />;
  };
