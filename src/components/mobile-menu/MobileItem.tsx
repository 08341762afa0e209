import { useEffect, useId, useRef, useState } from "react";
import { toLink, unknownType } from "../../lib/shell/navbar-links";
import type { NavbarItem } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { Icon } from "../ui/Icon";
import { RawHtml } from "../ui/RawHtml";
import { MenuEntries, type DropdownItem } from "../navigation/MenuEntries";
import { NavLink } from "../navigation/NavLink";
import * as styles from "./MobileItem.module.css";

export function MobileItem({ item }: { readonly item: NavbarItem }) {
  const shell = useShell();
  const t = useTranslate();
  const link = styles["link"] ?? "";
  switch (item.type) {
    case "default":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return <NavLink link={toLink(item, shell)} className={link} />;
    case "html":
      return <RawHtml className={link} html={item.html} />;
    case "search":
      // The search has its own button in the navbar, which stays in sight.
      return null;
    case "dropdown":
      return (
        <Collapsible
          item={item}
          label={item.label}
          initiallyOpen={item.items.some(
            (entry) => entry.type !== "html" && toLink(entry, shell).current !== null,
          )}
        />
      );
    case "localeDropdown":
      return <Collapsible item={item} label={t("locale.label")} />;
    case "docsVersionDropdown":
      return <Collapsible item={item} label={t("navbar.versions")} />;
    default:
      throw unknownType(item);
  }
}

interface Props {
  readonly item: DropdownItem;
  readonly label: string;
  readonly initiallyOpen?: boolean;
}

function Collapsible({ item, label, initiallyOpen = false }: Props) {
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
        <Icon name="chevron" />
      </button>
      <div ref={content} id={id} className={styles["content"]} hidden={!initiallyOpen}>
        <ul className={styles["list"]}>
          <MenuEntries item={item} linkClass={styles["link"] ?? ""} />
        </ul>
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
