import type { ComponentPropsWithoutRef } from "react";
import { AnchoredHeading } from "../ui/AnchoredHeading";
import { plainText } from "./plain-text";

/** A heading of a written page: the build gave it its id. */
export function MdxHeading(level: 2 | 3 | 4) {
  return function Heading({ id, children }: ComponentPropsWithoutRef<"h2">) {
    // Headings get their ids from rehype-slug; one written as an element has none, and nothing to link to.
    if (id === undefined) return <p>{children}</p>;
    return (
      <AnchoredHeading level={level} id={id} label={plainText(children)}>
        {children}
      </AnchoredHeading>
    );
  };
}
