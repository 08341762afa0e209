import { useLayoutEffect, useRef, type RefObject } from "react";

/** A modal dialog, open while it is rendered. By the attribute, reset.css reserves the scroll bar's room. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element is removed: closing it returns the focus to the button.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
