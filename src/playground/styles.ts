/**
 * The look of a playground. It is in a shadow root, since the content policy refuses the style elements that
 * CodeMirror adds to documents, and allows style sheets of a shadow root; no page loads it before use.
 */
const css = `
:host { display: block; }
:host([hidden]) { display: none; }
[hidden] { display: none !important; }
.editor { display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--colour-line); border-radius: var(--radius); }
.editor:empty { display: none; }
.bar, [role="tablist"] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1); }
.bar { margin-block-start: var(--space-2); }
[role="tablist"] { margin-block-start: var(--space-2); }
button, .bar, .problems, .output, .status, .said, .note { font-family: var(--font-text); font-size: var(--text-xs); }
button {
  padding: var(--space-1) var(--space-2); border: 1px solid var(--colour-line);
  border-radius: var(--radius); background: var(--colour-raised); color: var(--colour-text); cursor: pointer;
}
button:hover { border-color: var(--colour-muted); }
button:focus-visible, a:focus-visible, [tabindex]:focus-visible {
  outline: 2px solid var(--colour-focus); outline-offset: 1px;
}
button:disabled { color: var(--colour-muted); cursor: default; }
.main { border-color: var(--colour-accent); color: var(--colour-accent); font-weight: var(--weight-bold); }
[role="tab"] { font-family: var(--font-code); }
[role="tab"][aria-selected="true"] {
  border-color: var(--colour-accent); background: var(--colour-accent-soft); color: var(--colour-text);
}
.said { margin: 0; color: var(--colour-muted); }
.status { margin: 0; margin-inline-start: auto; color: var(--colour-muted); }
.problems { margin: var(--space-2) 0 0; padding: 0; list-style: none; }
.problems li {
  display: flex; align-items: baseline; gap: var(--space-2); padding: var(--space-1) var(--space-2);
  border-inline-start: 3px solid var(--colour-danger); background: var(--colour-danger-soft);
  color: var(--colour-text); overflow-wrap: anywhere;
}
.problems li.warning { border-color: var(--colour-warning); background: var(--colour-warning-soft); }
.place { flex: none; padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; }
.output {
  max-block-size: 20em; margin-block: var(--space-2) 0; padding: var(--space-2) var(--space-3); overflow: auto;
  border: 1px solid var(--colour-line); border-radius: var(--radius); background: var(--colour-surface);
  color: var(--colour-text); line-height: var(--leading-code);
}
.output :is(pre, .line) {
  margin: 0; direction: ltr; font-family: var(--font-code); text-align: left; white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.output .error { color: var(--colour-danger); }
.output ul { margin: 0; padding-inline-start: var(--space-5); list-style: none; }
.output details { display: inline-block; vertical-align: top; }
.output summary { cursor: pointer; }
.output .time { color: var(--colour-muted); }
.output .trace { color: var(--colour-muted); }
.output .end { margin: var(--space-1) 0 0; color: var(--colour-muted); font-family: var(--font-text); }
.note { margin: var(--space-2) 0 0; color: var(--colour-danger); }
@media print { :host { display: none; } }
`;

export function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
