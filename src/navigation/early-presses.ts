/** Buttons of pages, which src/behaviours listens to as soon as the program has come; the shell's come to life later. */
export const ofPages = "[data-copy], [role=tab]";

/**
 * Presses the button again that was pressed last before anything listened to it, as the early script has noted.
 * @param which a selector of the buttons that are listened to by now
 */
export function pressAgain(which: string): void {
  const pressed: unknown = Reflect.get(window, "pressedEarly");
  if (!(pressed instanceof HTMLElement) || !pressed.matches(which)) return;
  Reflect.deleteProperty(window, "pressedEarly");
  pressed.click();
}
