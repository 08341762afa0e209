/**
 * Runs before the page is painted. Browsers give a file's script no content of the page to allow, so it is a
 * file too.
 */
import siteData from "site-data";
import { earlyScript, earlySettings } from "../lib/shell/early-script";

earlyScript(earlySettings(siteData.site, false));
