import type { DocsRegistry } from "../docs/registry";
import type { Messages } from "../i18n/translate";
import type { Site } from "../site-config/schema";

/** What the pages need of the configuration. */
export type PublicSite = Pick<
  Site,
  | "title"
  | "tagline"
  | "url"
  | "baseUrl"
  | "defaultLocale"
  | "locales"
  | "favicon"
  | "themeColours"
  | "colourMode"
  | "announcement"
  | "navbar"
  | "footer"
  | "sourceUrl"
  | "editUrl"
>;

/** What the build hands to the browser along with the program: the module `site-data`. */
export interface SiteData {
  readonly site: PublicSite;
  readonly docs: DocsRegistry;
  /** Texts of the default locale. A page of another locale brings its own. */
  readonly messages: Messages;
}

/**
 * Texts of what surrounds the pages, by the first part of their ids: they alone are shown by programs in the
 * browser.
 */
const shellTexts = /^(?:announcement|colourMode|crash|footer|locale|navbar|navigation|search|skip)(?:\.|$)/;

/** The words of the search dialog, which is fetched when it is first opened. */
const dialogTexts = /^search\.(?!label$)/;

const those = (messages: Messages, isWanted: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)));

/** Those of some texts that browsers need. All others stand in the pages, which the build writes. */
export const toShellMessages = (messages: Messages): Messages => those(messages, (id) => shellTexts.test(id));

/**
 * The same in two parts: what comes with the program of every page, and what comes with the search dialog.
 */
export const toProgramMessages = (messages: Messages): Messages =>
  those(messages, (id) => shellTexts.test(id) && !dialogTexts.test(id));
export const toDialogMessages = (messages: Messages): Messages =>
  those(messages, (id) => dialogTexts.test(id));
