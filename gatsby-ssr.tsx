export { onPreRenderHTML, onRenderBody } from "./src/build/document";
