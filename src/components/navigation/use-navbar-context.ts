import { useMemo } from "react";
import type { NavbarContext } from "../../lib/shell/navbar-links";
import { useShell } from "../shell/shell-context";

/** Where the reader is, for the navbar's links. */
export function useNavbarContext(): NavbarContext {
  const { docs, site, locale, path, preferredVersion } = useShell();
  return useMemo(
    () => ({
      docs,
      locale,
      path,
      preferredVersion,
      locales: { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) },
    }),
    [docs, site, locale, path, preferredVersion],
  );
}
