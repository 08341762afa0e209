import { useEffect, type RefObject } from "react";

/** Closes what is open when the reader presses, touches or moves the focus anywhere else. */
export function useOutsideClose(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close();
    };
    const events = ["mousedown", "touchstart", "focusin"] as const;
    for (const name of events) document.addEventListener(name, onEvent);
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent);
    };
  }, [element, open, close]);
}
