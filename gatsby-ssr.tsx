export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "./src/node/stock/ssr";
