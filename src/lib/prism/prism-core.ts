/** Prism's tokeniser, without its grammars: of these, editors in the page load Luau's alone. */
import "./prism-manual";
import Prism from "prismjs/components/prism-core.js";

export { Prism };
