import type { ComponentPropsWithoutRef } from "react";
import { useTranslate } from "../shell/shell-context";
import { AnchoredHeading } from "../ui/AnchoredHeading";
import { plainText } from "./plain-text";

/** A heading of a written page: the build gave it its id. */
export function MdxHeading(level: 2 | 3 | 4) {
  return function Heading({ id, children }: ComponentPropsWithoutRef<"h2">) {
    if (id === "footnote-label") return <FootnotesHeading id={id} />;
    // Headings get their ids from rehype-slug; one written as an element has none, and nothing to link to.
    if (id === undefined) return <p>{children}</p>;
    return (
      <AnchoredHeading level={level} id={id} label={plainText(children)}>
        {children}
      </AnchoredHeading>
    );
  };
}

/** Above the footnotes, which Markdown puts to the end under a heading of its own, in English. */
function FootnotesHeading({ id }: { readonly id: string }) {
  return <h2 id={id}>{useTranslate()({ id: "page.footnotes" })}</h2>;
}
