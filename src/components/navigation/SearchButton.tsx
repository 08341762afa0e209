import { latestVersion } from "../../lib/docs/registry";
import { useSearchControl } from "../search/search-context";
import { useShell, useTranslate } from "../shell/shell-context";
import { SearchIcon } from "../ui/icons";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./SearchButton.module.css";

/** Opens the search dialog; without JavaScript, a link to the docs. */
export function SearchButton() {
  const { open, prepare } = useSearchControl();
  const { docs } = useShell();
  const t = useTranslate();
  return (
    <>
      <button type="button" className={styles["button"]} onClick={open} onPointerEnter={prepare} onFocus={prepare} aria-keyshortcuts="/ Control+K Meta+K">
        <SearchIcon />
        <span className={styles["label"]}>{t({ id: "search.label" })}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          /
        </kbd>
      </button>
      <noscript>
        <SiteLink to={latestVersion(docs).path} className={styles["button"]}>
          <SearchIcon />
          <span className={styles["label"]}>{t({ id: "navbar.browse", message: "Browse the docs" })}</span>
        </SiteLink>
      </noscript>
    </>
  );
}
