import { useLayoutEffect, useEffect } from "react";

const marker = "openMenu";

function currentState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/** The open menu has a history entry, so that going back closes it and keeps the page. */
export function useBackCloses(close: () => void): void {
  // Before it is painted: the reader may go back at once.
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

export function useDesktopCloses(onClose: () => void): void {
  useEffect(() => {
    const screen = window.matchMedia(desktop);
    // The window may have grown while the client bundle was loading.
    if (screen.matches) onClose();
    screen.addEventListener("change", onClose);
    return () => screen.removeEventListener("change", onClose);
  }, [onClose]);
}
