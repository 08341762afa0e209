export { onClientEntry, onRouteUpdate, wrapPageElement } from "./src/client/develop";
