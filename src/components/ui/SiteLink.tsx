import { withPrefix } from "../../lib/urls/with-prefix";
import type { ComponentPropsWithoutRef } from "react";
import type { SymbolKind } from "luau-contract";
import { useLocalisedPath } from "../shell/shell-context";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /**
   * A path from the site's root, without its prefix and in the default locale; may end in a `#fragment`, or be
   * one alone.
   * Types of external definitions have addresses of other sites, which stay as they are.
   */
  readonly to: string;
  /** Whether a card tells of what it leads to. */
  readonly "data-card"?: "";
  /** The kind of what it leads to, which a picture shows (src/styles/kinds.css). */
  readonly "data-symbol"?: SymbolKind;
  /** A text with the place of what is looked for in it (src/behaviours/start.ts). */
  readonly "data-look-for"?: string;
  /** A text with the place of an address in it (src/behaviours/offer-nearest.ts). */
  readonly "data-nearest"?: string;
}

/**
 * A link within the site. It is a plain `<a>`: one listener for the whole page turns clicks into client
 * navigation (see src/client), so that hundreds of links to types cost nothing to set up.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  const localised = useLocalisedPath();
  if (/^https?:\/\//.test(to)) {
    const { "data-card": _, ...others } = rest;
    return (
      <a {...others} href={to}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={to.startsWith("#") ? to : withPrefix(localised(to))}>
      {children}
    </a>
  );
}
