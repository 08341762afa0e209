import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { ChevronIcon } from "../ui/icons";
import { useOutsideClose } from "../ui/use-outside-close";
import * as styles from "./Dropdown.module.css";

interface Props {
  readonly label: string;
  /** Said by screen readers where the label alone would not do. */
  readonly accessibleLabel?: string;
  readonly align: "start" | "end";
  /** `<li>`s with a link each. */
  readonly children: ReactNode;
}

const linksOf = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("a, button") ?? [])];

/** Which entry an arrow key moves to; null for keys that move nothing. */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return index < 0 ? count - 1 : (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** A button that opens a list of links under it. Without JavaScript, pointing at it or focusing it opens the list. */
export function Dropdown({ label, accessibleLabel, align, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useOutsideClose(frame, open, close);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = linksOf(list.current);
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const index = nextIndex(event.key, links.findIndex((link) => link === document.activeElement), links.length);
    if (index === null || (!open && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    setOpen(true);
    // A closed list takes no focus: it must be shown first.
    requestAnimationFrame(() => links[index]?.focus());
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the button and links inside
    <div ref={frame} className={styles["frame"]} data-align={align} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className={styles["button"]} aria-expanded={open} aria-controls={id} aria-label={accessibleLabel} onClick={() => setOpen(!open)}>
        {label}
        <ChevronIcon />
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a link was followed: Enter clicks too */}
      <ul ref={list} id={id} className={styles["list"]} data-open={open} onClick={close}>
        {children}
      </ul>
    </div>
  );
}
