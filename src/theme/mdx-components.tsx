import type { MdxComponents } from "../lib/theme/theme-slots";

/** The site's own components in guides and posts, by name. */
export default {} satisfies MdxComponents;
