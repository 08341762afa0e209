import "./src/styles/layers.css";
import "./src/styles/tokens.css";
import "./src/styles/reset.css";
import "./src/styles/prose.css";

export { onClientEntry } from "./src/navigation/on-client-entry";
