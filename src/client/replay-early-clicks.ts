/**
 * Clicks the button again that the reader pressed before this client listened; the early script has noted it.
 */
export function replayEarlyClick(): void {
  const button: unknown = Reflect.get(window, "pressedEarly");
  if (button instanceof HTMLElement) button.click();
}
