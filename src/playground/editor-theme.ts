import { EditorView } from "@codemirror/view";

const outline = "2px solid var(--colour-focus)";
const tooltip = {
  maxWidth: "min(var(--width-popover), 85vi)",
  border: "1px solid var(--colour-line)",
  borderRadius: "var(--radius)",
  background: "var(--colour-raised)",
  boxShadow: "var(--shadow-raised)",
  color: "var(--colour-text)",
  fontFamily: "var(--font-text)",
  fontSize: "var(--text-xs)",
};

/** The look of a code sample of the site; the colours of words are those of `src/styles/code.css`. */
export const editorTheme = EditorView.theme({
  "&": { flex: "1 0 auto", color: "var(--colour-text)", background: "var(--colour-surface)" },
  "&.cm-focused": { outline, outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "inherit", overflowX: "auto" },
  ".cm-content": { padding: "var(--sample-padding-block) 0", caretColor: "var(--colour-text)" },
  ".cm-line": { padding: "0 var(--sample-padding-inline)" },
  ".cm-tooltip": tooltip,
  ".cm-tooltip-hover, .cm-tooltip.signature, .cm-completionInfo": {
    padding: "var(--space-2) var(--space-3)",
  },
  // On a narrow screen CodeMirror puts it over the other names.
  ".cm-completionInfo[class*='-narrow']": {
    inset: "100% auto auto 0 !important",
    marginBlockStart: "var(--space-1)",
  },
  ".cm-tooltip p": { margin: "var(--space-1) 0 0" },
  ".cm-tooltip code": { fontFamily: "var(--font-code)", overflowWrap: "anywhere" },
  ".cm-tooltip a": { color: "var(--colour-accent)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-code)", maxBlockSize: "14em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "var(--space-1) var(--space-2)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--colour-accent-soft)",
    color: "var(--colour-text)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "var(--weight-bold)" },
  ".cm-completionDetail": {
    display: "inline-block",
    maxInlineSize: "16em",
    overflow: "hidden",
    color: "var(--colour-muted)",
    fontStyle: "normal",
    textOverflow: "ellipsis",
    verticalAlign: "bottom",
    whiteSpace: "nowrap",
  },
  ".cm-lintRange-error, .cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--colour-danger)",
    textUnderlineOffset: "0.2em",
    textDecorationSkipInk: "none",
  },
  ".cm-lintRange-warning": { textDecorationColor: "var(--colour-warning)" },
  ".cm-diagnostic": { padding: "var(--space-2) var(--space-3)", borderInlineStartWidth: "3px" },
  ".cm-diagnostic-error": { borderInlineStart: "3px solid var(--colour-danger)" },
  ".cm-diagnostic-warning": { borderInlineStart: "3px solid var(--colour-warning)" },
  ".token.keyword, .token.attribute": { color: "var(--colour-code-keyword)" },
  ".token.class-name, .token.builtin": { color: "var(--colour-code-type)" },
  ".token.string": { color: "var(--colour-code-string)" },
  ".token.number, .token.boolean, .token.escape": { color: "var(--colour-code-number)" },
  ".token.function": { color: "var(--colour-code-function)" },
  ".token.comment": { color: "var(--colour-code-comment)" },
  ".token.directive": { fontWeight: "var(--weight-bold)" },
});
