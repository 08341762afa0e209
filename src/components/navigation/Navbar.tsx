import { useId } from "react";
import type { NavbarItem as Item } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/Icon";
import { Logo } from "./Logo";
import { NavbarItem } from "./NavbarItem";
import * as styles from "./Navbar.module.css";

export function Navbar() {
  const { site, docs } = useShell();
  const { navbar, colourMode } = site;
  const t = useTranslate();
  const left = navbar.items.filter(({ position }) => position === "left");
  const right = navbar.items.filter(({ position }) => position === "right");
  return (
    <header
      className={styles["bar"]}
      data-navbar=""
      data-shell="navbar"
      data-variant={navbar.style ?? undefined}
      data-hide-on-scroll={navbar.hideOnScroll ? "" : undefined}
      data-colour-modes={JSON.stringify(colourMode)}
      data-versions={JSON.stringify(docs.versions.map(({ name }) => name))}
    >
      <div className={styles["row"]}>
        <MenuButton />
        <Logo />
        <nav className={styles["items"]} aria-label={t("navbar.label")}>
          <ul className={styles["group"]}>
            <Items items={left} />
          </ul>
          <ul className={styles["group"]}>
            <Items items={right.filter(({ type }) => type === "search")} />
            <li data-stays="">
              <ColourModeToggle />
            </li>
            <Items items={right.filter(({ type }) => type !== "search")} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The search stays visible where the other items have moved to the sidebar. */
function Items({ items }: { readonly items: readonly Item[] }) {
  return items.map((item, index) => (
    <li key={index} data-stays={item.type === "search" ? "" : undefined}>
      <NavbarItem item={item} />
    </li>
  ));
}

/** Opens the mobile sidebar (client/dialogs.ts). */
function MenuButton() {
  const t = useTranslate();
  return (
    <IconButton
      icon="menu"
      className={styles["menu"]}
      aria-expanded={false}
      aria-label={t("navbar.open")}
      data-open-menu={useId()}
    />
  );
}

/** See behaviours/colour-mode-button.ts. The style sheet selects the icon by the mode. */
function ColourModeToggle() {
  const { colourMode } = useShell().site;
  const t = useTranslate();
  if (colourMode.disableSwitch) return null;
  const labels = {
    light: t("colourMode.toggle", { mode: t("colourMode.light") }),
    dark: t("colourMode.toggle", { mode: t("colourMode.dark") }),
  };
  return (
    <IconButton
      aria-label={labels[colourMode.defaultMode]}
      data-colour-mode=""
      data-light={labels.light}
      data-dark={labels.dark}
    >
      <span className={styles["inLight"]}>
        <Icon name="sun" />
      </span>
      <span className={styles["inDark"]}>
        <Icon name="moon" />
      </span>
    </IconButton>
  );
}
