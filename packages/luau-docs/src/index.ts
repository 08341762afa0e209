/** The types that a site's files import from `luau-docs`. */
export type { SiteConfig } from "../../../src/lib/site-config/schema";
export type * from "../../../src/lib/theme/theme-slots";
