import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to a string. Gatsby would use React's stream, which in React 18 writes a null character
 * whenever a multi-byte character does not fit at the end of its 2,048-byte buffer. Fixed in React 19.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};
