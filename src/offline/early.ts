/**
 * Runs before the page is painted. The content policy of pages of files allows no inline script, so it is a
 * file.
 */
import siteData from "site-data";
import { earlyScript, earlySettings } from "../lib/shell/early-script";

earlyScript(earlySettings(siteData.site, false));
