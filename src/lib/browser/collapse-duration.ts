/** Duration of a list's opening animation, in milliseconds; grows sublinearly with its height. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height === 0) return 0;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
