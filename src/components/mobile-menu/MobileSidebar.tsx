import { useEffect, useState, type KeyboardEvent } from "react";
import { useShell, useTranslate } from "../shell/shell-context";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/Icon";
import { useCloseOnBack, useCloseOnDesktop } from "./use-close-on-back";
import { Modal } from "../modal/Modal";
import { Logo } from "../navigation/Logo";
import { FooterMenu } from "./FooterMenu";
import { MobileItem } from "./MobileItem";
import * as styles from "./MobileSidebar.module.css";

/** Tab moves from the last element to the first, not to the page behind or the browser's own bar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, summary")];
  const reachable = elements.filter((element) => element.checkVisibility());
  const [first, last] = [reachable[0], reachable.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

interface SecondaryMenu {
  readonly label: string;
  readonly html: string;
}

function readSecondaryMenu(): SecondaryMenu | null {
  const menu = document.querySelector("[data-secondary-menu]");
  return menu && { label: menu.ariaLabel ?? "", html: menu.innerHTML };
}

/** The menu of the current section, and the items that the navbar has no room for. Links close it, too. */
export default function MobileSidebar({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const [secondary] = useState(readSecondaryMenu);
  const [showPrimary, setShowPrimary] = useState(secondary === null);
  const t = useTranslate();
  useCloseOnBack(onClose);
  useCloseOnDesktop(onClose);
  // After the dialog has opened: a long menu is scrolled to the current page.
  useEffect(() => {
    const current = document.getElementById(id)?.querySelector("[aria-current=page]");
    current?.scrollIntoView({ block: "center" });
  }, [id, showPrimary]);
  return (
    <Modal
      id={id}
      className={styles["dialog"]}
      aria-label={t("navbar.mobileLabel")}
      onClose={onClose}
      onKeyDown={keepFocusInside}
    >
      <div className={styles["panel"]}>
        <div className={styles["top"]}>
          <Logo />
          <IconButton icon="close" onClick={onClose} aria-label={t("navbar.close")} />
        </div>
        {showPrimary || secondary === null ? (
          <PrimaryMenu secondary={secondary} showSecondary={() => setShowPrimary(false)} />
        ) : (
          <SecondaryNavigation menu={secondary} showPrimary={() => setShowPrimary(true)} />
        )}
      </div>
    </Modal>
  );
}

interface PrimaryProps {
  readonly secondary: SecondaryMenu | null;
  readonly showSecondary: () => void;
}

function PrimaryMenu({ secondary, showSecondary }: PrimaryProps) {
  const { items } = useShell().site.navbar;
  const t = useTranslate();
  return (
    <nav className={styles["menu"]} aria-label={t("navbar.primary")}>
      {secondary !== null && (
        <button type="button" className={styles["change"]} onClick={showSecondary}>
          {t("navbar.secondary", { label: secondary.label })}
          <Icon name="forward" />
        </button>
      )}
      <ul className={styles["list"]}>
        {items
          .filter(({ type }) => type !== "search")
          .map((item, index) => (
            <li key={index}>
              <MobileItem item={item} />
            </li>
          ))}
      </ul>
      <FooterMenu />
    </nav>
  );
}

interface SecondaryProps {
  readonly menu: SecondaryMenu;
  readonly showPrimary: () => void;
}

function SecondaryNavigation({ menu, showPrimary }: SecondaryProps) {
  const t = useTranslate();
  return (
    <nav className={styles["menu"]} aria-label={t("navbar.secondary", { label: menu.label })}>
      <button type="button" className={styles["change"]} onClick={showPrimary}>
        <Icon name="back" />
        {t("navbar.back")}
      </button>
      <div dangerouslySetInnerHTML={{ __html: menu.html }} />
    </nav>
  );
}
