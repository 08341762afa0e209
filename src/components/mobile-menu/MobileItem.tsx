import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { toLink, unknownType } from "../../lib/shell/navbar-links";
import type { NavbarItem } from "../../lib/site-config/schema";
import { useTranslate } from "../shell/shell-context";
import { ChevronIcon } from "../ui/icons";
import { RawHtml } from "../ui/RawHtml";
import { LocaleEntries } from "../navigation/LocaleEntries";
import { MenuEntries } from "../navigation/MenuEntries";
import { NavLink } from "../navigation/NavLink";
import { VersionEntries } from "../navigation/VersionEntries";
import { useNavbarContext } from "../navigation/use-navbar-context";
import * as styles from "./MobileItem.module.css";

export function MobileItem({ item }: { readonly item: NavbarItem }) {
  const place = useNavbarContext();
  const t = useTranslate();
  const link = styles["link"] ?? "";
  switch (item.type) {
    case "default":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return <NavLink link={toLink(item, place)} className={link} />;
    case "html":
      return <RawHtml className={link} html={item.html} />;
    case "search":
      // The search has its own button in the navbar, which stays in sight.
      return null;
    case "dropdown":
      return (
        <Collapsible
          label={item.label}
          initiallyOpen={item.items.some(
            (entry) => entry.type !== "html" && toLink(entry, place).current !== null,
          )}
        >
          <ul className={styles["list"]}>
            <MenuEntries items={item.items} linkClass={link} />
          </ul>
        </Collapsible>
      );
    case "localeDropdown":
    case "docsVersionDropdown":
      return (
        <Collapsible
          label={t({ id: item.type === "localeDropdown" ? "locale.label" : "navbar.versions" })}
          initiallyOpen={false}
        >
          <ul className={styles["list"]}>
            <MenuEntries items={item.itemsBefore} linkClass={link} />
            {item.type === "localeDropdown" ? (
              <LocaleEntries linkClass={link} />
            ) : (
              <VersionEntries linkClass={link} />
            )}
            <MenuEntries items={item.itemsAfter} linkClass={link} />
          </ul>
        </Collapsible>
      );
    default:
      throw unknownType(item);
  }
}

interface Props {
  readonly label: string;
  readonly initiallyOpen: boolean;
  readonly children: ReactNode;
}

/** The duration of the animation depends on the height of the list. */
function Collapsible({ label, initiallyOpen, children }: Props) {
  const [open, setOpen] = useState(initiallyOpen);
  const content = useRef<HTMLDivElement>(null);
  const settled = useRef(open);
  const id = useId();

  useEffect(() => {
    const element = content.current;
    if (!element || settled.current === open) return undefined;
    settled.current = open;
    element.hidden = false;
    const height = element.scrollHeight;
    const duration = collapseDuration(height, window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    const frames = [{ blockSize: "0" }, { blockSize: `${height}px` }];
    const animation = element.animate(open ? frames : frames.reverse(), { duration, easing: "ease-in-out" });
    const finish = () => void (element.hidden = !open);
    animation.addEventListener("finish", finish);
    return () => {
      animation.removeEventListener("finish", finish);
      animation.cancel();
    };
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronIcon />
      </button>
      <div ref={content} id={id} className={styles["content"]} hidden={!initiallyOpen}>
        {children}
      </div>
    </>
  );
}

/** Duration of a list's opening animation, in milliseconds; grows sublinearly with its height. */
function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height === 0) return 0;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
