import { lazy, Suspense, useCallback, useId, useRef, useState } from "react";
import type { NavbarItem as Item } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { MenuIcon } from "../ui/icons";
import { ColourModeToggle } from "./ColourModeToggle";
import { ItemBoundary } from "./ItemBoundary";
import { Logo } from "./Logo";
import { NavbarItem } from "./NavbarItem";
import { useNavbarVisibility } from "./use-navbar-visibility";
import * as styles from "./Navbar.module.css";

const fetchSidebar = () => import("./MobileSidebar");
const MobileSidebar = lazy(fetchSidebar);
const prepare = () => void fetchSidebar().catch(() => undefined);

/** The bar at the top of every page. */
export function Navbar() {
  const { navbar } = useShell().site;
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useNavbarVisibility(bar, navbar.hideOnScroll);
  const left = navbar.items.filter(({ position }) => position === "left");
  const right = navbar.items.filter(({ position }) => position === "right");
  return (
    <header ref={bar} className={styles["bar"]} data-navbar="" data-variant={navbar.style ?? undefined}>
      <div className={styles["row"]}>
        <MenuButton />
        <Logo />
        <nav className={styles["items"]} aria-label={t({ id: "navbar.label" })}>
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

/** The search stays in sight where the other items have moved to the sidebar. */
function Items({ items }: { readonly items: readonly Item[] }) {
  return items.map((item, index) => (
    <li key={index} data-stays={item.type === "search" ? "" : undefined}>
      <ItemBoundary item={item}>
        <NavbarItem item={item} />
      </ItemBoundary>
    </li>
  ));
}

/** Opens the sidebar, which stands in for the items on narrow screens. Its program comes when the button is about to be pressed. */
function MenuButton() {
  const t = useTranslate();
  const id = useId();
  const { path } = useShell();
  /** The page it was opened on: on another one it is closed, for the navbar outlives its pages. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const close = useCallback(() => setOpenedOn(null), []);
  const open = openedOn === path;
  // Only once it is here: `lazy` would take the whole page down for a sidebar that cannot be had, and never ask again.
  const show = () => void fetchSidebar().then(() => setOpenedOn(path), () => undefined);
  return (
    <>
      <button
        type="button" className={styles["menu"]} aria-expanded={open} aria-controls={open ? id : undefined} aria-label={t({ id: "navbar.open" })}
        onPointerDown={prepare} onFocus={prepare} onClick={show}
      >
        <MenuIcon />
      </button>
      {open && (
        <Suspense>
          <MobileSidebar id={id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
