import { useLayoutEffect, useEffect } from "react";

const marker = "openMenu";

/** The state that the browser keeps with the current entry of its history, as an object. */
function currentState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/**
 * While something is shown, going back closes it and leaves the reader on the page: an entry of the history
 * stands for it. When it is closed another way, the entry is taken away again.
 */
export function useBackCloses(close: () => void): void {
  // Before it is painted: who sees it open may go back at once.
  useLayoutEffect(() => {
    window.history.pushState({ ...currentState(), [marker]: true }, "");
    window.addEventListener("popstate", close);
    return () => {
      window.removeEventListener("popstate", close);
      if (currentState()[marker] === true) window.history.back();
    };
  }, [close]);
}

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
