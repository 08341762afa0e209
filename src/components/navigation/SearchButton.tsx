import { currentVersion, latestVersion } from "../../lib/docs/registry";
import type { SearchScope } from "../../lib/search/manifest";
import { useShell, useTranslate } from "../shell/shell-context";
import { Icon } from "../ui/Icon";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./SearchButton.module.css";

/** Opens the search (client/dialogs.ts), whose field has this label; without JavaScript, a link to the docs. */
export function SearchButton() {
  const { docs, path, locale } = useShell();
  const t = useTranslate();
  const scope: SearchScope = { locale, version: currentVersion(docs, path).name };
  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-open-search={t("search.input")}
        data-search-scope={JSON.stringify(scope)}
      >
        <Icon name="search" />
        <span className={styles["label"]}>{t("search.label")}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          /
        </kbd>
      </button>
      <noscript>
        <SiteLink to={latestVersion(docs).path} className={styles["button"]}>
          <Icon name="search" />
          <span className={styles["label"]}>{t("navbar.browse")}</span>
        </SiteLink>
      </noscript>
    </>
  );
}
