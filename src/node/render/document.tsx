/** In: a page's component and data. Out: its HTML. Bundled with the components, which it gives contexts. */
import { Parser } from "htmlparser2";
import type { ComponentType, ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import siteData from "site-data";
import siteMessages from "site-messages";
import { shellOf, wrapPage } from "../../layouts/wrap-page";
import { noStorage } from "../../lib/browser/storage";
import { bodyEnd, headElements, htmlAttributes, messagesElement } from "./document-parts";
import type { Bundles } from "./bundles";

export { failingElement } from "./text-elements";

/** The props of a page's component and its `Head`, as in Gatsby. */
interface PageProps {
  readonly data: unknown;
  readonly pageContext: unknown;
  readonly location: { readonly pathname: string };
  readonly params: object;
}

/** The exports of a page's component. */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly Head?: ComponentType<PageProps>;
}

export interface PageInput {
  readonly path: string;
  readonly data: unknown;
  readonly pageContext: unknown;
}

/** @param page its path has a locale prefix but no base path */
export function renderDocument(
  { default: Page, Head }: PageModule,
  page: PageInput,
  bundles: Bundles,
): string {
  const { path, data, pageContext } = page;
  const props: PageProps = { data, pageContext, location: { pathname: path }, params: {} };
  const shell = shellOf(path, (locale) => siteMessages[locale] ?? siteData.messages, noStorage);
  const content = renderToString(<Frame>{wrapPage(<Page {...props} />, shell)}</Frame>);
  const head = renderToStaticMarkup(<>{headElements(path, bundles)}</>);
  const ownHead = Head === undefined ? "" : markElements(renderToStaticMarkup(<Head {...props} />));
  const { lang, dir } = htmlAttributes(path);
  const document = renderToStaticMarkup(
    <html lang={lang} dir={dir}>
      <head dangerouslySetInnerHTML={{ __html: head + ownHead }} />
      <body {...{ "data-page-path": path }}>
        {messagesElement(path)}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: content }} />
        {bodyEnd(bundles)}
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${document}`;
}

/** The elements around a page in Gatsby's documents, which the router uses for focus and announcements. */
const Frame = ({ children }: { readonly children: ReactElement }) => (
  <>
    <div tabIndex={-1} id="gatsby-focus-wrapper">
      {children}
    </div>
    <div id="gatsby-announcer" className="visually-hidden" aria-live="assertive" aria-atomic="true" />
  </>
);

/** Marks the elements of a page's head, as Gatsby does: src/client/router.ts replaces them. */
function markElements(html: string): string {
  const offsets: number[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      const end = parser.endIndex;
      if (depth === 0) offsets.push(html[end - 1] === "/" ? end - 1 : end);
      depth += 1;
    },
    onclosetag: () => void (depth -= 1),
  });
  parser.end(html);
  return offsets.reduceRight(
    (text, offset) => `${text.slice(0, offset)} data-gatsby-head="true"${text.slice(offset)}`,
    html,
  );
}
