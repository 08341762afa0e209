import { writeShared } from "../lib/playground/share-link";
import type { Translate } from "../lib/i18n/translate";
import { button } from "../lib/browser/dom";
import type { Workspace } from "./sample-workspace";

interface Settings {
  readonly t: Translate;
  readonly workspace: Workspace;
  readonly id: () => string;
  readonly announce: (text: string) => void;
  readonly onFormat: () => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function actionButtons(settings: Settings): readonly HTMLElement[] {
  const { t, workspace, id, announce, onFormat, onReset, onClose } = settings;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(t("copy.copied"));
    } catch {
      // Without a secure context, browsers have no clipboard.
      announce(t("copy.failed"));
    }
  };
  const share = async (): Promise<void> => {
    const hash = await writeShared({ sample: id(), files: workspace.shared() });
    if (hash === null) return announce(t("try.tooLongToShare"));
    window.history.replaceState(window.history.state, "", hash);
    await copy(window.location.href);
  };
  return [
    button(t("try.format"), onFormat),
    button(t("try.reset"), onReset),
    button(t("try.copy"), () => void copy(workspace.text())),
    button(t("try.share"), () => void share()),
    button(t("try.close"), onClose),
  ];
}
