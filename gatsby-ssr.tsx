export { onPreRenderHTML, onRenderBody } from "./src/build/document";
export { wrapPageElement } from "./src/build/site/rendered-page";
