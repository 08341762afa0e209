/** API for the process of `npm run dev` that loads Gatsby; it runs in the site's folder. */
export { createBundles, renderer, type Bundles } from "./develop/bundles";
export { startData, writeSiteData, type Data } from "./develop/data";
export {
  currentPageData,
  express,
  getPageData,
  renderHTMLProd,
  reporter,
  runHook,
  store,
  type Answer,
  type Handler,
  type Page,
} from "./develop/gatsby";
