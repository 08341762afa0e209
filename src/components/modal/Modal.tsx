import { useLayoutEffect, useRef, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"dialog">, "ref"> {
  readonly "aria-label": string;
  readonly onClose: () => void;
}

/** A modal dialog, open while it is rendered. Escape and a click beside its panel close it. */
export function Modal({ onClose, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // By this attribute, reset.css reserves the scroll bar's room.
    root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
    element?.showModal();
    // Before the element is removed: closing it returns the focus to the button.
    return () => element?.close();
  }, []);
  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
       jsx-a11y/click-events-have-key-events -- the key is Escape, which the browser handles */
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={({ target }) => void (target === dialog.current && onClose())}
      {...attributes}
    />
  );
}
