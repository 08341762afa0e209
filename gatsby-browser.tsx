// layers.css is not among these: webpack-config.ts puts it before all of them, and the minifier would drop the first of two.
import "./src/styles/tokens.css";
import "./src/styles/reset.css";
import "./src/styles/prose.css";
import "./src/styles/code.css";

export { wrapPageElement } from "./src/layouts/browser-page";
export { onClientEntry, onInitialClientRender, onRouteUpdate } from "./src/navigation/on-client-entry";
