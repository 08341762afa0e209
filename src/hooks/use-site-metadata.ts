import data from "site-data";

/** The site's own facts, from site.config.ts. They are part of the program, so that asking for them loads nothing. */
export const useSiteMetadata = () => data.site;
