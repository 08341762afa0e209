import type { DocsRegistry } from "../docs/registry";
import type { Messages } from "../i18n/translate";
import type { Site } from "../site-config/schema";
import type { ProgramFonts } from "../theme/program-fonts";

/** The settings that pages use, limited to these since every reader downloads them. */
export const PUBLIC_SETTINGS = [
  "title",
  "tagline",
  "url",
  "baseUrl",
  "defaultLocale",
  "locales",
  "favicon",
  "themeColours",
  "colourMode",
  "announcement",
  "navbar",
  "footer",
  "sourceUrl",
  "editUrl",
] as const satisfies readonly (keyof Site)[];

export type PublicSite = Pick<Site, (typeof PUBLIC_SETTINGS)[number]>;

/** Data that the build passes to the browser with the client bundle: the module `site-data`. */
export interface SiteData {
  readonly site: PublicSite;
  readonly docs: DocsRegistry;
  /** Messages of the default locale. Pages in other locales contain their own. */
  readonly messages: Messages;
}

/** The site's facts in the head of each page, besides its configuration: the module `site-head`. */
export interface SiteHead {
  readonly fonts: ProgramFonts;
  /** The title of the blog's feeds; null if there are none. */
  readonly feed: string | null;
}

/** Messages of the shell, by the first part of their ids: the only ones needed in browsers. */
const shellTexts =
  /^(?:announcement|colourMode|crash|footer|locale|navbar|navigation|search|skip|try)(?:\.|$)/;

/** Messages that are also in pages. */
const sharedTexts = /^(?:copy\.(?:copied|failed)|sample\.label)$/;

const isShellText = (id: string): boolean => shellTexts.test(id) || sharedTexts.test(id);

/** Messages of the search dialog and of the playground, which are loaded when they are first opened. */
const dialogTexts = /^(?:search\.(?!label$)|try\.|sample\.label$)/;

const selectMessages = (messages: Messages, isWanted: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)));

/** The subset of messages that browsers need. All others are in the prerendered pages. */
export const toShellMessages = (messages: Messages): Messages => selectMessages(messages, isShellText);

export const toProgramMessages = (messages: Messages): Messages =>
  selectMessages(messages, (id) => isShellText(id) && !dialogTexts.test(id));
export const toDialogMessages = (messages: Messages): Messages =>
  selectMessages(messages, (id) => dialogTexts.test(id));
