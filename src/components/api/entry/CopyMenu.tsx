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
      aria-label={t("api.copyFrom", { name: path })}
      data-copy="entry"
    >
      {t("copy.idle")}
    </button>
  );
}

/** The menu's choices, a line each, once per page: for an element that contains all entries. */
export const copyChoices = (t: Translate): string =>
  [t("api.copyPath"), t("api.copySignature"), t("api.copyLink")].join("\n");
