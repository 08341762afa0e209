export { onPreRenderHTML, onRenderBody } from "./src/build/document";
export { wrapPageElement } from "./src/build/site/rendered-page";
export { replaceRenderer } from "./src/build/render-body";
