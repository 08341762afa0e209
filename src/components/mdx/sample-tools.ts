/** The buttons of code samples, as HTML for samples in HTML. They require scripts (see src/behaviours). */
import { currentVersion } from "../../lib/docs/registry";
import { escapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useShell } from "../shell/shell-context";
import * as styles from "./sample-tools.module.css";

/** @param definitions address of those with which the sample can be run; null for other code */
export const sampleToolsHtml = (t: Translate, definitions: string | null): string =>
  `<div class="${styles["tools"]}">${tryButtonHtml(t, definitions)}` +
  `<button type="button" data-copy="code">${escapeHtml(t("copy.idle"))}</button></div>`;

export const tryButtonHtml = (t: Translate, definitions: string | null): string =>
  definitions === null
    ? ""
    : `<button type="button" class="${styles["start"]}" data-try="${escapeHtml(definitions)}">` +
      `${escapeHtml(t("try.open"))}</button>`;

/** Address of the definitions of the page's version, without an extension; null if none are published. */
export function useDefinitions(): string | null {
  const { docs, path } = useShell();
  const { bundle } = currentVersion(docs, path);
  return bundle === undefined ? null : withPrefix(bundle);
}
