/** Runs before the first paint, as a file: the content policy of pages of files allows no inline script. */
import siteData from "site-data";
import { earlyScript, earlySettings } from "../lib/shell/early-script";

earlyScript(earlySettings(siteData.site, false));
