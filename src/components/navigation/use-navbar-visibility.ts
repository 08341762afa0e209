import { useEffect, type RefObject } from "react";
import { afterScroll, type ScrollState } from "../../lib/navbar-visibility";

/** Hides the navbar while the reader scrolls down. Only an attribute changes: nothing is rendered while scrolling. */
export function useNavbarVisibility(navbar: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    let state: ScrollState = { position: window.scrollY, hidden: false };
    const onScroll = () => {
      const element = navbar.current;
      if (!element) return;
      const { scrollY, innerHeight } = window;
      const atBottom = scrollY + innerHeight >= document.documentElement.scrollHeight;
      state = afterScroll(state, scrollY, element.offsetHeight, atBottom);
      element.toggleAttribute("data-hidden", state.hidden);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [navbar, enabled]);
}
