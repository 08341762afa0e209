import { useCallback, useId, useRef, useState } from "react";
import type { NavbarItem as Item } from "../../lib/site-config/schema";
import type { SecondaryMenu } from "../shell/secondary-menu";
import { useShell, useTranslate } from "../shell/shell-context";
import { MenuIcon } from "../ui/icons";
import { ColourModeToggle } from "./ColourModeToggle";
import { ItemBoundary } from "./ItemBoundary";
import { Logo } from "./Logo";
import { MobileSidebar } from "./MobileSidebar";
import { NavbarItem } from "./NavbarItem";
import { useNavbarVisibility } from "./use-navbar-visibility";
import * as styles from "./Navbar.module.css";

/** The bar at the top of every page. */
export function Navbar({ secondary }: { readonly secondary: SecondaryMenu | null }) {
  const { navbar } = useShell().site;
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useNavbarVisibility(bar, navbar.hideOnScroll);
  const onSide = (side: Item["position"]) => navbar.items.filter(({ position }) => position === side);
  const search = onSide("right").filter(({ type }) => type === "search");
  const right = onSide("right").filter(({ type }) => type !== "search");
  return (
    <header ref={bar} className={styles["bar"]} data-navbar="" data-variant={navbar.style ?? undefined}>
      <div className={styles["row"]}>
        <MenuButton secondary={secondary} />
        <Logo />
        <nav className={styles["items"]} aria-label={t({ id: "navbar.label" })}>
          <Group items={onSide("left")} />
          <Group items={right} />
        </nav>
        <div className={styles["tools"]}>
          <Group items={search} />
          <ColourModeToggle />
        </div>
      </div>
    </header>
  );
}

function Group({ items }: { readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles["group"]}>
      {items.map((item, index) => (
        <li key={index} data-item={item.type}>
          <ItemBoundary item={item}>
            <NavbarItem item={item} />
          </ItemBoundary>
        </li>
      ))}
    </ul>
  );
}

/** Opens the sidebar, which stands in for the items on narrow screens. */
function MenuButton({ secondary }: { readonly secondary: SecondaryMenu | null }) {
  const t = useTranslate();
  const id = useId();
  const { path } = useShell();
  /** The page it was opened on: on another one it is closed, for the navbar outlives its pages. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const close = useCallback(() => setOpenedOn(null), []);
  const open = openedOn === path;
  return (
    <>
      <button type="button" className={styles["menu"]} aria-expanded={open} aria-controls={open ? id : undefined} aria-label={t({ id: "navbar.open" })} onClick={() => setOpenedOn(path)}>
        <MenuIcon />
      </button>
      {open && <MobileSidebar id={id} secondary={secondary} onClose={close} />}
    </>
  );
}
