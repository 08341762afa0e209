import { useOpenSearch } from "../search/search-context";
import { useTranslate } from "../shell/shell-context";
import { SearchIcon } from "../ui/icons";
import * as styles from "./SearchButton.module.css";

/** Opens the search dialog. */
export function SearchButton() {
  const open = useOpenSearch();
  const t = useTranslate();
  return (
    <button type="button" className={styles["button"]} onClick={open} aria-keyshortcuts="/ Control+K Meta+K">
      <SearchIcon />
      <span className={styles["label"]}>{t({ id: "search.label" })}</span>
      <kbd className={styles["key"]} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
