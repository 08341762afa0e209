import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { ChevronIcon } from "../ui/icons";
import * as styles from "./Collapsible.module.css";

interface Props {
  readonly label: string;
  readonly initiallyOpen: boolean;
  readonly children: ReactNode;
}

/** A list under a button that folds it away. How long that takes depends on how much there is to fold. */
export function Collapsible({ label, initiallyOpen, children }: Props) {
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
