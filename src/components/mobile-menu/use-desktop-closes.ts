import { useEffect } from "react";

/** The width from which the navbar shows its items itself. */
const desktop = "(width > 996px)";

/** Closes the sidebar when the navbar has room for its items. */
export function useDesktopCloses(onClose: () => void): void {
  useEffect(() => {
    const screen = window.matchMedia(desktop);
    // The window may have grown while the client bundle was loading.
    if (screen.matches) onClose();
    screen.addEventListener("change", onClose);
    return () => screen.removeEventListener("change", onClose);
  }, [onClose]);
}
