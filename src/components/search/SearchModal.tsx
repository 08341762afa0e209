import type { ReactNode } from "react";
import { useModal } from "../modal/use-modal";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchDialog.module.css";

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The modal dialog around the search: Escape and a click beside it close it. */
export function SearchModal({ onClose, children }: Props) {
  const t = useTranslate();
  const dialog = useModal();
  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
       jsx-a11y/click-events-have-key-events --
       a click beside the dialog closes it; its key is Escape, which the browser sees to */
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label={t({ id: "search.title" })}
      onClose={onClose}
      onClick={({ target }) => void (target === dialog.current && onClose())}
    >
      {children}
    </dialog>
  );
}
