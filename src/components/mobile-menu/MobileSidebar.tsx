import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { useShell, useTranslate } from "../shell/shell-context";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/Icon";
import { useBackCloses, useDesktopCloses } from "./use-closes";
import { useModal } from "../modal/use-modal";
import { ItemBoundary } from "../navigation/ItemBoundary";
import { Logo } from "../navigation/Logo";
import { FooterMenu } from "./FooterMenu";
import { MobileItem } from "./MobileItem";
import { readSecondaryMenu, type SecondaryMenu } from "./secondary-menu";
import * as styles from "./MobileSidebar.module.css";

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

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

/** The navbar's items where the navbar has no room for them, and the menu of the current section. */
export default function MobileSidebar({ id, onClose }: Props) {
  const dialog = useModal();
  const [secondary] = useState(readSecondaryMenu);
  const [showPrimary, setShowPrimary] = useState(secondary === null);
  const t = useTranslate();
  useBackCloses(onClose);
  useDesktopCloses(onClose);

  // A press beside the panel is on the dialog itself. Links close it, too, by opening another page.
  const onClick = ({ target }: MouseEvent<HTMLDialogElement>) => {
    if (target === dialog.current) onClose();
  };

  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions --
       Escape closes a dialog by itself */
    <dialog
      ref={dialog}
      id={id}
      className={styles["dialog"]}
      aria-label={t("navbar.mobileLabel")}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={onClick}
    >
      <div className={styles["panel"]}>
        <div className={styles["top"]}>
          <Logo />
          <IconButton onClick={onClose} aria-label={t("navbar.close")}>
            <Icon name="close" />
          </IconButton>
        </div>
        {showPrimary || secondary === null ? (
          <PrimaryMenu secondary={secondary} showSecondary={() => setShowPrimary(false)} />
        ) : (
          <SecondaryNavigation menu={secondary} showPrimary={() => setShowPrimary(true)} />
        )}
      </div>
    </dialog>
  );
}

interface PrimaryProps {
  readonly secondary: SecondaryMenu | null;
  readonly showSecondary: () => void;
}

function PrimaryMenu({ secondary, showSecondary }: PrimaryProps) {
  const { site } = useShell();
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
        {site.navbar.items
          .filter(({ type }) => type !== "search")
          .map((item, index) => (
            <li key={index}>
              <ItemBoundary item={item}>
                <MobileItem item={item} />
              </ItemBoundary>
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
