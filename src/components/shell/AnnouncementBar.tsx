import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { storageKeys, type Storage } from "../../lib/storage";
import type { Announcement } from "../../lib/site-config/schema";
import { CloseIcon } from "../ui/icons";
import { RawHtml } from "../ui/RawHtml";
import { useShell, useTranslate } from "./shell-context";
import * as styles from "./AnnouncementBar.module.css";

/** Whether the reader closed this announcement. A changed id is a new one, which they have not seen. */
const wasClosed = (storage: Storage, id: string) => storage.get(storageKeys.announcementId) === id && storage.get(storageKeys.announcementDismissed) === "true";

/** Nothing else on the page changes what is stored. */
const subscribe = () => () => {};

/** A line above the navbar, until the reader closes it. The early script hides it before the first paint for those who did. */
export function AnnouncementBar({ announcement }: { readonly announcement: Announcement }) {
  const { storage } = useShell();
  const t = useTranslate();
  const { id, content, isCloseable } = announcement;
  const [closedNow, setClosedNow] = useState(false);
  const closedBefore = useSyncExternalStore(subscribe, () => isCloseable && wasClosed(storage, id), () => false);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isCloseable || storage.get(storageKeys.announcementId) === id) return;
    storage.set(storageKeys.announcementId, id);
    storage.set(storageKeys.announcementDismissed, "false");
  }, [storage, id, isCloseable]);

  if (closedBefore || closedNow) return null;
  const close = () => {
    storage.set(storageKeys.announcementDismissed, "true");
    // The button is about to go; the focus should stay near.
    if (bar.current?.contains(document.activeElement)) document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
    setClosedNow(true);
  };
  return (
    <aside ref={bar} className={styles["bar"]} aria-label={t({ id: "announcement.label" })} data-announcement="">
      <RawHtml className={styles["content"] ?? ""} html={content} />
      {isCloseable && (
        <button type="button" className={styles["close"]} onClick={close} aria-label={t({ id: "announcement.close" })}>
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
