import type { GatsbyBrowser } from "gatsby";
import { followLinksInPage } from "./link-clicks";

/** What runs once, before the first page comes to life. */
export const onClientEntry: NonNullable<GatsbyBrowser["onClientEntry"]> = () => {
  followLinksInPage(document);
};
