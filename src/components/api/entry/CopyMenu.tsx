import type { Translate } from "../../../lib/i18n/translate";
import { useTranslate } from "../../shell/shell-context";

/** Opens a menu that is created from the entry's heading (see src/behaviours). Hidden without scripts. */
export function CopyMenu({ path }: { readonly path: string }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={t({ id: "api.copyFrom", message: "Copy from {name}" }, { name: path })}
      data-copy="entry"
    >
      {t({ id: "copy.idle", message: "Copy" })}
    </button>
  );
}

/** The menu's choices, a line each, once per page: for an element that contains all entries. */
export const copyChoices = (t: Translate): string =>
  [
    t({ id: "api.copyPath", message: "Path" }),
    t({ id: "api.copySignature", message: "Signature" }),
    t({ id: "api.copyLink", message: "Link" }),
  ].join("\n");
