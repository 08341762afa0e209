/** For the process of `npm run dev` that Gatsby is loaded in, in the site's folder. */
export { createBundles, renderer, type Bundles } from "./develop/bundles";
export { startData, writeSiteData, type Data } from "./develop/data";
export {
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
