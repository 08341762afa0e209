import { useMemo } from "react";
import type { NavbarContext } from "../../lib/shell/navbar-links";
import { useShell } from "../shell/shell-context";

export function useNavbarContext(): NavbarContext {
  const { docs, site, locale, path, preferredVersion } = useShell();
  return useMemo(() => {
    const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };
    return { docs, locale, path, preferredVersion, locales };
  }, [docs, site, locale, path, preferredVersion]);
}
