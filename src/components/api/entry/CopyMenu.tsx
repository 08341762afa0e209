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
