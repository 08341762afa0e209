import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { assertNever } from "../../lib/assert-never";
import { useOutsideClose } from "../ui/use-outside-close";
import { useCopied } from "./use-copied";
import * as styles from "./CopyMenu.module.css";

interface Props {
  /** As scripts write it: `Timer.setTimeout`. */
  readonly path: string;
  readonly anchor: string;
}

const words = { idle: "Copy", copied: "Copied", failed: "Copying failed" };

const choices = ["Path", "Signature", "Link"] as const;
type Choice = (typeof choices)[number];

/** Copies what readers take along from an entry: its path, its signature, a link to it. Not there without scripts. */
export function CopyMenu({ path, anchor }: Props) {
  const [open, setOpen] = useState(false);
  const [state, copy] = useCopied();
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useOutsideClose(frame, open, () => setOpen(false));
  useEffect(() => {
    if (open) frame.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const take = (choice: Choice): void => {
    copy(() => textFor(choice, path, anchor, frame.current));
    close();
  };
  return (
    <span ref={frame} className={styles["frame"]}>
      <button ref={button} type="button" className={styles["button"]} aria-haspopup="menu" aria-expanded={open} aria-controls={open ? id : undefined} aria-label={state === "idle" ? `Copy from ${path}` : undefined} onClick={() => setOpen(!open)}>
        <span aria-live="polite">{words[state]}</span>
      </button>
      {open && (
        <ul id={id} role="menu" tabIndex={-1} aria-label={`Copy from ${path}`} className={styles["menu"]} onKeyDown={(event) => moveFocus(event, close)}>
          {choices.map((choice) => (
            <li key={choice} role="none">
              <button type="button" role="menuitem" tabIndex={-1} onClick={() => take(choice)}>
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

function textFor(choice: Choice, path: string, anchor: string, place: HTMLElement | null): string {
  switch (choice) {
    case "Path":
      return path;
    case "Signature":
      return signaturesNear(place) || path;
    case "Link":
      return new URL(`#${encodeURIComponent(anchor)}`, location.href).href;
    default:
      return assertNever(choice);
  }
}

/** The signatures of the entry that an element is in, without those of its members. */
function signaturesNear(element: HTMLElement | null): string {
  const blocks = element?.closest("section")?.querySelectorAll("[data-signature]") ?? [];
  return [...blocks].map((block) => block.textContent ?? "").join("\n");
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === "Tab") return close();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (event.key === "Escape") close();
  else if (Object.hasOwn(places, event.key)) items.at((places[event.key] ?? 0) % items.length)?.focus();
  else return;
  event.preventDefault();
}
