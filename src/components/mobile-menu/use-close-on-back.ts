import { useLayoutEffect, useEffect } from "react";
import { enterMenu, isMenuEntry } from "../../lib/browser/history-entry";

/** The open menu has a history entry, so that going back closes it and keeps the page. */
export function useCloseOnBack(close: () => void): void {
  // Before it is painted: the reader may go back at once.
  useLayoutEffect(() => {
    enterMenu();
    window.addEventListener("popstate", close);
    return () => {
      window.removeEventListener("popstate", close);
      if (isMenuEntry()) window.history.back();
    };
  }, [close]);
}

/** The width from which the navbar shows its items itself. */
const DESKTOP = "(width > 996px)";

export function useCloseOnDesktop(onClose: () => void): void {
  useEffect(() => {
    const screen = window.matchMedia(DESKTOP);
    // The window may have grown while the client bundle was loading.
    if (screen.matches) onClose();
    screen.addEventListener("change", onClose);
    return () => screen.removeEventListener("change", onClose);
  }, [onClose]);
}
