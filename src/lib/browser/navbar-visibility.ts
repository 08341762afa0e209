export interface ScrollState {
  readonly position: number;
  readonly hidden: boolean;
}

/**
 * Hides the navbar on the way down, shows it on the way up and near the top, and leaves it where nothing
 * moved.
 */
export function afterScroll(
  { position: last, hidden }: ScrollState,
  position: number,
  navbarHeight: number,
  atBottom: boolean,
): ScrollState {
  if (position < navbarHeight) return { position, hidden: false };
  // Browsers bounce at the end of a page: that is no scrolling up.
  if (position === last || atBottom) return { position, hidden };
  return { position, hidden: position > last };
}
