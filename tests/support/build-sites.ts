/** Makes what build and browser tests share, before any of them starts. */
import { isMain } from "../../scripts/run";
import { builtFixtureSite, builtSite, offlineCopy, offlineFixtureCopy } from "./built-site";
import { ensureNginxWithBrotli } from "./nginx";

/** A failure is left to the tests to report, which make again what they lack. */
export default async function buildSites(): Promise<void> {
  const sites = [builtSite, builtFixtureSite, offlineCopy, offlineFixtureCopy];
  for (const make of [...sites, ensureNginxWithBrotli])
    try {
      await make();
    } catch (error) {
      console.error(error);
    }
}

if (isMain("tests/support/build-sites.ts")) await buildSites();
