export interface ScrollState {
  readonly position: number;
  readonly hidden: boolean;
}

/**
 * Hides the navbar when scrolling down, shows it when scrolling up and near the top, and keeps its state
 * otherwise.
 */
export function afterScroll(
  { position: last, hidden }: ScrollState,
  position: number,
  navbarHeight: number,
  atBottom: boolean,
): ScrollState {
  if (position < navbarHeight) return { position, hidden: false };
  // Bouncing at the end of a page does not count as scrolling up.
  if (position === last || atBottom) return { position, hidden };
  return { position, hidden: position > last };
}
