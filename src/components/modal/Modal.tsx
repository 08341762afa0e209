import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { openModal } from "../../lib/browser/open-modal";

interface Props extends Omit<ComponentProps<"dialog">, "ref"> {
  readonly "aria-label": string;
  readonly onClose: () => void;
}

/** A modal dialog, open while it is rendered. Escape and a click beside its panel close it. */
export function Modal({ onClose, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null) openModal(element);
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
