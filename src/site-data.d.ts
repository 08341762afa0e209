// A file that declares modules may have no other imports.
/* eslint-disable @typescript-eslint/consistent-type-imports */
/** Written by the build (src/node/site-data/write-site-data.ts) once all pages are known. */
declare module "site-data" {
  const data: import("./lib/shell/site-data").SiteData;
  export default data;
}

/** The texts of all locales by locale; for rendering on the build machine alone. */
declare module "site-messages" {
  const messages: Readonly<Record<string, import("./lib/i18n/translate").Messages>>;
  export default messages;
}

/** The words of the search dialog in the default locale. */
declare module "search-texts" {
  const messages: import("./lib/i18n/translate").Messages;
  export default messages;
}

/** The site's facts in each page's head, besides its configuration. */
declare module "site-head" {
  const head: import("./lib/shell/site-data").SiteHead;
  export default head;
}

/** The texts of the home page; without `content/home/`, links to the first guide and to the modules. */
declare module "site-home" {
  const home: import("./lib/content/home-texts").HomeTexts;
  export default home;
}
