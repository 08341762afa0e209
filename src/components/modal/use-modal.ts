import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * A modal dialog that is open for as long as it is rendered. The style sheet (reset.css) locks the page
 * behind it, and keeps the room of a scroll bar that goes with the lock: here is noted whether there is one.
 */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: closing it is what gives the focus back to the button.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
