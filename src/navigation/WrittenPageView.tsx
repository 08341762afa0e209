import { useLayoutEffect } from "react";
import { browserPages } from "./browser-pages";
import { plainPagePath, type WrittenPage } from "./written-pages";

/** Of what Gatsby hands to a template. */
interface Props {
  readonly pageResources: { readonly page: { readonly path: string } };
}

/**
 * Stands for every template in the browser: the page as the build wrote it, and no program that could write it once
 * more. On the first page React finds this markup in place and leaves it as it is.
 */
export default function WrittenPageView({ pageResources }: Props) {
  const path = plainPagePath(pageResources.page.path);
  const page = browserPages.get(path);
  if (page === undefined) throw new Error(`The page ${path} was to be shown before it was fetched.`);
  useLayoutEffect(() => showHead(page), [page]);
  return <div data-page="" dangerouslySetInnerHTML={{ __html: page.html }} />;
}

/** Title, description and the rest that belongs to one page. The first page's are there already. */
function showHead({ head }: WrittenPage): void {
  const shown = [...document.head.querySelectorAll("[data-gatsby-head]")];
  if (shown.length === head.length && shown.every((element, index) => head[index]?.isEqualNode(element))) return;
  for (const element of shown) element.remove();
  document.head.append(...head);
}
