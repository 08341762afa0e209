import { useLayoutEffect } from "react";
import type { WrittenPage } from "./written-pages";

/** Of what Gatsby hands to a template. */
interface Props {
  readonly pageResources: { readonly written: WrittenPage };
}

/**
 * Stands for every template in the browser: the page as the build wrote it, and no program that could write it once
 * more. On the first page React finds this markup in place and leaves it as it is.
 */
export default function WrittenPageView({ pageResources: { written } }: Props) {
  useLayoutEffect(() => showHead(written), [written]);
  return <div data-page="" dangerouslySetInnerHTML={{ __html: written.html }} />;
}

/** Title, description and the rest that belongs to one page. The first page's are there already. */
function showHead({ head }: WrittenPage): void {
  const shown = [...document.head.querySelectorAll("[data-gatsby-head]")];
  if (shown.length === head.length && shown.every((element, index) => head[index]?.isEqualNode(element))) return;
  for (const element of shown) element.remove();
  document.head.append(...head);
}
