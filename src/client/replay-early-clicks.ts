/** Repeats a click from before the client bundle ran, which the early script has recorded. */
export function replayEarlyClick(): void {
  const button: unknown = Reflect.get(window, "pressedEarly");
  if (button instanceof HTMLElement) button.click();
}
