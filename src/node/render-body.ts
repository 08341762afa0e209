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
  try {
    replaceBodyHTMLString(renderToString(bodyComponent));
  } catch (error) {
    throw withoutReact(error);
  }
};

/** Names the component that threw, in place of a hundred lines of the renderer. */
function withoutReact(error: unknown): unknown {
  if (!(error instanceof Error) || error.stack === undefined) return error;
  const frames = error.stack.split("\n").filter((line) => /^\s+at /.test(line));
  const component = /at ([A-Z]\w*) /.exec(frames[0] ?? "")?.[1];
  if (component !== undefined) error.message = `The component ${component} failed: ${error.message}`;
  const own = frames.filter((line) => !/[\\/]react-dom[\\/]|react-dom-server/.test(line));
  error.stack = [`${error.name}: ${error.message}`, ...own].join("\n");
  return error;
}
