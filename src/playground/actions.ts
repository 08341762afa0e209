import { writeShared } from "../lib/playground/share-link";
import type { Translate } from "../lib/i18n/translate";
import { button } from "./dom";
import type { Workspace } from "./sample-workspace";

interface Settings {
  readonly t: Translate;
  readonly workspace: Workspace;
  readonly id: () => string;
  readonly say: (text: string) => void;
  readonly onFormat: () => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export function actionButtons(settings: Settings): readonly HTMLElement[] {
  const { t, workspace, id, say, onFormat, onReset, onClose } = settings;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(t({ id: "copy.copied", message: "Copied" }));
    } catch {
      // Without a secure context, browsers have no clipboard.
      say(t({ id: "copy.failed", message: "Copying failed" }));
    }
  };
  const share = async (): Promise<void> => {
    const hash = await writeShared({ sample: id(), files: workspace.shared() });
    if (hash === null) return say(t({ id: "try.tooLongToShare", message: "Too long for a link" }));
    window.history.replaceState(window.history.state, "", hash);
    await copy(window.location.href);
  };
  return [
    button(t({ id: "try.format", message: "Format" }), onFormat),
    button(t({ id: "try.reset", message: "Reset" }), onReset),
    button(t({ id: "try.copy", message: "Copy" }), () => void copy(workspace.text())),
    button(t({ id: "try.share", message: "Copy link" }), () => void share()),
    button(t({ id: "try.close", message: "Close" }), onClose),
  ];
}
