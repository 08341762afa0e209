import type { Translate } from "../lib/i18n/translate";
import { element } from "../lib/browser/dom";
import css from "./playground.shadow.css";

/** @param sample the code that the editor replaces, at its size */
export function createView(sample: HTMLElement, label: string, t: Translate) {
  const host = element("div", { role: "group", "aria-label": label, "data-playground": "" });
  const root = host.attachShadow({ mode: "open" });
  addStyles(root);
  /** The number of problems. */
  const status = element("p", { class: "status", role: "status" });
  /** The result of the last button. */
  const announcement = element("p", { class: "announcement", role: "status" });
  const view = {
    // Code is written from left to right in every language.
    editor: element("div", { class: "editor", id: "editor", dir: "ltr" }),
    tabs: element("div", { role: "tablist", "aria-label": t("try.files") }),
    bar: element("div", { class: "bar" }, announcement, status),
    note: element("p", { class: "note", role: "alert" }),
    problems: element("ol", {
      class: "problems",
      "aria-label": t("try.problemList"),
    }),
    output: element("div", {
      class: "output",
      role: "log",
      tabindex: "0",
      "aria-label": t("try.output"),
    }),
  };
  view.output.hidden = true;
  view.note.hidden = true;
  root.append(view.tabs, view.editor, view.bar, view.note, view.problems, view.output);
  fit(view.editor, sample);
  return { host, root, status, announcement, ...view };
}

export type View = ReturnType<typeof createView>;

/** The content policy refuses CodeMirror's style elements, but allows style sheets of a shadow root. */
function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Puts the editor's text where the sample's was. */
function fit(editor: HTMLElement, sample: HTMLElement): void {
  const { fontSize, lineHeight, paddingInlineStart, paddingBlockStart, borderRadius } =
    getComputedStyle(sample);
  Object.assign(editor.style, { fontSize, lineHeight, borderRadius });
  editor.style.minBlockSize = `${sample.getBoundingClientRect().height}px`;
  editor.style.boxSizing = "border-box";
  editor.style.setProperty("--sample-padding-inline", paddingInlineStart);
  editor.style.setProperty("--sample-padding-block", paddingBlockStart);
}
