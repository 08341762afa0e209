export { onPreRenderHTML, onRenderBody } from "./src/node/document";
export { wrapPageElement } from "./src/node/site/rendered-page";
export { replaceRenderer } from "./src/node/render-body";
