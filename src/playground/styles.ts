import css from "./playground.shadow.css";

/**
 * The look of a playground. It is in a shadow root, since the content policy refuses the style elements that
 * CodeMirror adds to documents, and allows style sheets of a shadow root; no page loads it before use.
 */
export function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
