import { afterScroll, type ScrollState } from "../lib/browser/navbar-visibility";

/** Hides the navbar while the reader scrolls down, if the site is configured to do so. */
export function startNavbarVisibility(): void {
  if (document.querySelector("[data-hide-on-scroll]") === null) return;
  let state: ScrollState = { position: window.scrollY, hidden: false };
  window.addEventListener(
    "scroll",
    () => {
      const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
      const { scrollY, innerHeight } = window;
      const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight;
      state = afterScroll(state, scrollY, bar?.offsetHeight ?? 0, isAtBottom);
      bar?.toggleAttribute("data-hidden", state.hidden);
    },
    { passive: true },
  );
}
