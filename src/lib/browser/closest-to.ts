type Target = { readonly target: EventTarget | null };

/** The element of an event, or its nearest ancestor, that matches a selector. */
export const closestTo = <Found extends HTMLElement>({ target }: Target, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;
