import { withPrefix } from "../../lib/urls/with-prefix";
import type { ComponentPropsWithoutRef } from "react";
import type { SymbolKind } from "luau-contract";
import { useLocalisedPath } from "../shell/shell-context";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A path from the site's root in the default locale, a `#fragment`, or the address of another site. */
  readonly to: string;
  readonly "data-card"?: "";
  /** The kind of the target, shown by an icon (src/styles/kinds.css). */
  readonly "data-symbol"?: SymbolKind;
  /** A text with a placeholder for the query (src/behaviours/start.ts). */
  readonly "data-look-for"?: string;
  /** A text with a placeholder for an address (src/behaviours/offer-nearest.ts). */
  readonly "data-nearest"?: string;
}

/** A plain `<a>`: a listener for the whole page turns clicks into client navigation (see src/client). */
export function SiteLink({ to, children, ...rest }: Props) {
  const localised = useLocalisedPath();
  if (!/^[/#]/.test(to)) {
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
