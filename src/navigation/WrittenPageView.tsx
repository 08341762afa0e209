import { useLayoutEffect, useRef } from "react";
import { layOutTopFirst } from "./arriving";
import type { WrittenPage } from "./written-pages";

/** Of what Gatsby hands to a template. */
interface Props {
  readonly pageResources: { readonly written: WrittenPage };
}

/** React leaves the markup of such an element alone, the one that it finds on the first page included. */
const leftAlone = { __html: "" };

/**
 * Stands for every template in the browser: the page as the build wrote it, and no program that could write it once
 * more. A page that is left goes back to where it was taken from, and is as it was when it is shown again.
 */
export default function WrittenPageView({ pageResources: { written } }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showHead(written);
    const { current: shown } = frame;
    // On the first page the two are one, unless React has had to make the page anew.
    if (shown === null || shown === written.content) return undefined;
    shown.append(...written.content.childNodes);
    layOutTopFirst(shown);
    return () => written.content.append(...shown.childNodes);
  }, [written]);
  return <div data-page="" ref={frame} dangerouslySetInnerHTML={leftAlone} suppressHydrationWarning />;
}

/** Title, description and the rest that belongs to one page. The first page's are there already. */
function showHead({ head }: WrittenPage): void {
  const shown = [...document.head.querySelectorAll("[data-gatsby-head]")];
  if (shown.length === head.length && shown.every((element, index) => head[index]?.isEqualNode(element))) return;
  for (const element of shown) element.remove();
  document.head.append(...head);
}
