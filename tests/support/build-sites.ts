/** Makes what build and browser tests share, before any of them starts. */
import { isMain } from "../../scripts/run";
import { offlineCopy, offlineFixtureCopy } from "./built-site";

export default function buildSites(): void {
  offlineCopy();
  offlineFixtureCopy();
}

if (isMain("tests/support/build-sites.ts")) buildSites();
