import { latestVersion, versionCandidates } from "../../lib/docs/registry";
import type { SearchScope } from "../../lib/search/manifest";
import { useShell } from "../shell/shell-context";

/**
 * The version and language that are being read; outside of the docs, the version that the navbar leads to.
 */
export function useScopeOfPage(): SearchScope {
  const { docs, path, locale, preferredVersion } = useShell();
  return {
    locale,
    version: (versionCandidates(docs, path, preferredVersion)[0] ?? latestVersion(docs)).name,
  };
}
