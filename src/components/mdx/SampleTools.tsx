import { docAt, latestVersion } from "../../lib/docs/registry";
import { escapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useShell, useTranslate } from "../shell/shell-context";
import * as styles from "./SampleTools.module.css";

interface Props {
  /** Address of the definitions with which the sample can be run; null for other code. */
  readonly definitions: string | null;
}

/** The buttons of a code sample, which need scripts (see src/behaviours). */
export function SampleTools({ definitions }: Props) {
  return (
    <div className={styles["tools"]}>
      {definitions !== null && <TryButton definitions={definitions} />}
      <CopyButton />
    </div>
  );
}

export function TryButton({ definitions }: { readonly definitions: string }) {
  const t = useTranslate();
  return (
    <button type="button" className={styles["start"]} data-try={definitions}>
      {label(t)}
    </button>
  );
}

/** The same for code that comes as HTML, within other text. */
export function sampleToolsHtml(t: Translate, definitions: string | null): string {
  const button =
    definitions === null
      ? ""
      : `<button type="button" class="${styles["start"] ?? ""}" data-try="${escapeHtml(definitions)}">${escapeHtml(label(t))}</button>`;
  return `<div class="${styles["tools"] ?? ""}">${button}${copyButtonHtml(t)}</div>`;
}

export const foldedSampleText =
  (t: Translate) =>
  (count: number): string =>
    t("sample.folded", { count });

const label = (t: Translate) => t("try.open");

/** Address of the definitions of the page's version, without an extension; null if none are published. */
export function useDefinitions(): string | null {
  const { docs, path } = useShell();
  const { bundle } = docAt(docs, path)?.version ?? latestVersion(docs);
  return bundle === undefined ? null : withPrefix(bundle);
}

/** Copies the code beside it (see src/behaviours). Hidden without scripts. */
function CopyButton() {
  const t = useTranslate();
  return (
    <button type="button" data-copy="code">
      {idle(t)}
    </button>
  );
}

/** The same for code that comes as HTML, within other text. */
function copyButtonHtml(t: Translate): string {
  return `<button type="button" data-copy="code">${escapeHtml(idle(t))}</button>`;
}

const idle = (t: Translate) => t("copy.idle");
