import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A path from the site's root, without its prefix; may end in a `#fragment`. */
  readonly to: string;
}

/**
 * A link within the site. It is a plain `<a>`: one listener for the whole page turns clicks into client navigation
 * (see src/navigation), so that hundreds of links to types cost nothing to set up.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  return (
    <a {...rest} href={withPrefix(to)}>
      {children}
    </a>
  );
}
